import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { begunRun } from '~/remove/rules/run/removalRun';
import { approvalOf } from '~/olm/plans/approval';
import { namespaceModel } from '~/kube/models/namespace';
import { actAs } from '~/test/acting';
import { answering, requests, resetCluster } from '~/test/consoleSdk';
import { aDeletion } from '~/test/removalBuilders';
import { changePlugins } from './consolePlugins';
import { useCancelInstall } from '~/install/read/useCancelInstall';
import { queryClient } from '~/kube/queryClient';
import { sendWhereNone } from '~/operator/read/createOperatorGroup';
import { sendResubscription } from '~/operator/read/resubscribe';
import { createGroup } from '~/operator/rules/operatorGroupChange';
import { resubscriptionCalls } from '~/operator/rules/resubscription';
import { sendDue } from '~/remove/read/removalSends';
import { setRun } from '~/remove/read/removalStore';
import { patchPlan } from './approvePlan';
import { useClusterCalls } from './useClusterCalls';

/** The writes before the identity changes, and the following ones that a missing check would send. */
const CASES: readonly Case[] = [
  {
    what: 'an approval',
    at: 'GET installplans',
    begin: () => patchPlan({ namespace: 'team-a', name: 'install-own' }, APPROVAL),
    sent: ['GET installplans'],
  },
  {
    what: 'a change of the console',
    at: 'GET cluster',
    begin: () => changePlugins({ kind: 'enable', names: ['acme'] }),
    sent: ['GET cluster'],
  },
  {
    what: 'a removal that has to wait for its turn',
    at: 'DELETE one-0',
    begin: () => {
      for (const subject of SUBJECTS) {
        const steps = [0, 1, 2, 3].map((at) => aDeletion({ name: `${subject}-${at}` }));
        const run = begunRun({ id: `team-a/${subject}`, title: subject }, steps);
        setRun(run.subject.id, run);
        sendDue(run, new Map());
      }
      return Promise.resolve();
    },
    sent: ['DELETE one-0', 'DELETE one-1', 'DELETE one-2', 'DELETE one-3'],
  },
  {
    what: 'a Subscription that is created again when what was deleted is gone',
    at: 'GET acme',
    begin: () =>
      run(() =>
        useClusterCalls(resubscriptionCalls(RESUBSCRIPTION), (call) =>
          sendResubscription(call, RESUBSCRIPTION),
        ),
      ),
    sent: ['DELETE acme', 'GET acme'],
  },
  {
    what: 'an OperatorGroup',
    at: 'GET operatorgroups',
    begin: () =>
      run(() =>
        useClusterCalls(createGroup('OwnNamespace', '', GROUP), (call) =>
          sendWhereNone(call, GROUP.namespace),
        ),
      ),
    sent: ['GET operatorgroups'],
  },
  {
    what: 'the namespace of an installation that is taken back',
    at: 'GET apis',
    begin: () => run(() => useCancelInstall(BACK_OUT, false)),
    sent: [],
  },
];

type Case = {
  readonly what: string;
  /** The request during which the impersonation starts. */
  readonly at: string;
  readonly begin: () => Promise<unknown>;
  /** The writes only. */
  readonly sent: readonly string[];
};

/** Each with the number of steps that are sent at the same time. */
const SUBJECTS = ['one', 'two'];
const APPROVAL = approvalOf({ csvNames: ['acme.v1'], generation: 1 });
const GROUP = { namespace: 'team-a', packageName: 'acme' };
const RESUBSCRIPTION = {
  manifest: {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    metadata: { name: 'acme', namespace: 'team-a' },
    spec: {},
  },
  uid: null,
  csvNames: [],
  unpacking: null,
} as const;
const BACK_OUT = {
  removals: [
    { id: 'place', model: namespaceModel, name: 'team-a', namespace: null, uid: 'uid-team-a' },
  ],
  offered: null,
  kept: [],
  contents: [],
  unseen: [],
};

/** Presses the button of a dialog. */
async function run(use: () => { readonly run: () => void }): Promise<void> {
  const { result } = renderHook(use, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  await act(async () => {
    result.current.run();
    await Promise.resolve();
  });
}

/** Method and end of the path, without access reviews. */
function sent(): readonly string[] {
  return requests()
    .map(({ method, url }) => `${method} ${/([^/?]+)(\?.*)?$/.exec(url)?.[1] ?? ''}`)
    .filter((one) => !one.includes('selfsubject'));
}

beforeEach(() => {
  sessionStorage.clear();
  resetCluster();
});
afterEach(() => {
  actAs();
  for (const subject of SUBJECTS) setRun(`team-a/${subject}`, null);
});

describe('operations of several requests', () => {
  it.each(CASES)(
    'continue only as the user who started them: $what',
    async ({ at, begin, sent: only }) => {
      let isOther = false;
      answering(({ method, url }) => {
        if (!isOther && sent().at(-1) === at && !url.includes('selfsubject')) {
          isOther = true;
          setTimeout(actAs, 0, 'vera');
        }
        return new Promise((resolve, reject) => {
          setTimeout(() => {
            const isGone = method === 'GET' && url.endsWith('/subscriptions/acme');
            if (isGone) reject(Object.assign(new Error('gone'), { code: 404, json: {} }));
            else resolve({ kind: 'APIGroupDiscoveryList', items: [], metadata: {}, spec: {} });
          }, 5);
        });
      });
      await begin().catch(() => undefined);
      await waitFor(() => {
        expect(isOther).toBe(true);
      });
      await act(
        () =>
          new Promise<void>((resolve) => {
            setTimeout(resolve, 100);
          }),
      );
      expect(sent().filter((one) => only.length > 0 || !one.startsWith('GET'))).toEqual(only);
    },
  );
});
