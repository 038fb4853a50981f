import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { aCluster, changes, openRemedy, press } from '~/test/remedyScreen';
import { renderAt } from '~/test/render';
import { DialogProvider } from '~/ui/DialogProvider';
import { UnfinishedResubscription } from './UnfinishedResubscription';

const remedy = {
  kind: 'resubscribe',
  subscription: { namespace: 'team-a', name: 'quill' },
} as const;

const spec = {
  name: 'quill',
  source: 'shelf',
  sourceNamespace: 'openshift-marketplace',
  installPlanApproval: 'Manual',
  config: { env: [{ name: 'LEVEL', value: 'debug' }] },
} as const;
const plain = aSubscription({ spec });
const subscription = { ...plain, metadata: { ...plain.metadata, labels: { team: 'a' } } };

const DELETIONS = [
  'DELETE team-a/subscriptions/quill',
  'DELETE team-a/clusterserviceversions/quill.v1.0.0',
];

/** What the tab keeps of it. An answer of an earlier test can be stored beside it. */
const kept = () => Object.keys(sessionStorage).filter((key) => key.includes('/resubscription/'));

it('deletes existing resources and reinstalls with the same settings', async () => {
  aCluster();
  const dialog = await openRemedy(remedy, { subscription });
  expect(dialog.getByText(/The install plan requires approval/)).toBeVisible();
  await press(dialog, 'Re-create Subscription');
  expect(await dialog.findByText(/^Subscription of .* re-created$/)).toBeVisible();
  expect(changes()).toEqual([
    ...DELETIONS,
    [
      'POST team-a/subscriptions',
      {
        apiVersion: 'operators.coreos.com/v1alpha1',
        kind: 'Subscription',
        metadata: { name: 'quill', namespace: 'team-a', labels: { team: 'a' } },
        spec: subscription.spec,
      },
    ],
  ]);
  expect(kept()).toEqual([]);
});

it('retries if a name is still in use', async () => {
  answering(({ method, url }) => {
    if (method !== 'POST' || !url.endsWith('subscriptions?dryRun=All')) return undefined;
    throw Object.assign(new Error('exists'), { code: 409, json: { reason: 'AlreadyExists' } });
  });
  aCluster();
  const dialog = await openRemedy(remedy, { subscription });
  expect(await dialog.findByText('Server dry run succeeded')).toBeVisible();
});

it.each([
  ['of the Subscription', 'quill'],
  ['of the remaining CSV', 'quill.v1.0.0'],
])('offers to finish a failed reinstall after the page %s was reloaded', async (_, name) => {
  let isBroken = true;
  answering(({ method, url }) => {
    if (method !== 'POST' || !url.endsWith('/subscriptions') || !isBroken) return undefined;
    throw Object.assign(new Error('quota'), { code: 500, json: {} });
  });
  aCluster();
  const first = await openRemedy(remedy, { subscription });
  await press(first, 'Re-create Subscription');
  expect(await first.findByRole('button', { name: 'Try again' })).toBeEnabled();
  cleanup();

  isBroken = false;
  watched('Subscription', { data: [] });
  renderAt(
    '/',
    <DialogProvider idle={<UnfinishedResubscription namespace="team-a" name={name} />}>
      {null}
    </DialogProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  const again = within(await screen.findByRole('dialog'));
  await press(again, 'Re-create Subscription');
  expect(await again.findByText(/^Subscription of .* re-created$/)).toBeVisible();
  expect(changes().at(-1)).toMatchObject([
    'POST team-a/subscriptions',
    { spec: { config: spec.config } },
  ]);
  expect(kept()).toEqual([]);
});
