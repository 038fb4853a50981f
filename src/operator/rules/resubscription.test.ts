import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import { callId } from '~/olm/calls/clusterCall';
import { needsApproval, olderStart, resubscriptionCalls, resubscriptionOf } from './resubscription';
import { parseResubscription } from './storedResubscription';

const subscription = aSubscription({
  spec: {
    name: 'quill',
    source: 'shelf',
    sourceNamespace: 'openshift-marketplace',
    installPlanApproval: 'Manual',
    startingCSV: 'quill.v0.9.0',
    config: { env: [{ name: 'LEVEL', value: 'debug' }] },
  },
});

const job = { metadata: { name: 'abc', namespace: 'openshift-marketplace' } };

const planOf = (hasFailedJob: boolean) => {
  const plan = resubscriptionOf({
    subscription,
    csvs: [aCsv(), aCsv({ name: 'quill.v2.0.0' })],
    unpacking: { job: hasFailedJob ? job : null, candidates: [], pods: [] },
  });
  if (plan === null) throw new Error('there is a Subscription');
  return plan;
};

describe('resubscriptionCalls', () => {
  it('deletes in the order of SU-040 and creates last', () => {
    expect(resubscriptionCalls(planOf(true)).map(callId)).toEqual([
      'delete/operators.coreos.com/subscriptions/team-a/quill',
      'delete/operators.coreos.com/clusterserviceversions/team-a/quill.v1.0.0',
      'delete/operators.coreos.com/clusterserviceversions/team-a/quill.v2.0.0',
      'delete/batch/jobs/openshift-marketplace/abc',
      'delete//configmaps/openshift-marketplace/abc',
      'create/operators.coreos.com/subscriptions/team-a/quill',
    ]);
  });

  it('deletes no Jobs if none is known to have failed', () => {
    expect(resubscriptionCalls(planOf(false))).toHaveLength(4);
  });
});

describe('resubscriptionOf', () => {
  it('keeps name, labels, annotations and spec, without server fields', () => {
    const metadata = {
      ...subscription.metadata,
      labels: { team: 'a' },
      annotations: { note: 'b' },
      resourceVersion: '7',
      finalizers: ['x'],
    };
    const plan = resubscriptionOf({
      subscription: { ...subscription, metadata },
      csvs: [],
      unpacking: null,
    });
    expect(plan?.manifest).toEqual({
      apiVersion: 'operators.coreos.com/v1alpha1',
      kind: 'Subscription',
      metadata: {
        name: 'quill',
        namespace: 'team-a',
        labels: { team: 'a' },
        annotations: { note: 'b' },
      },
      spec: subscription.spec,
    });
  });

  it('does not exist without a Subscription', () => {
    expect(resubscriptionOf({ subscription: null, csvs: [], unpacking: null })).toBeNull();
  });
});

it('reports the older version that OLM installs first, and a pending install plan', () => {
  expect(olderStart(planOf(true))).toBe('quill.v0.9.0');
  expect(needsApproval(planOf(true))).toBe(true);
});

it.each([true, false])('is restored as stored (failed Job: %s)', (hasFailedJob) => {
  const plan = planOf(hasFailedJob);
  expect(parseResubscription(JSON.stringify(plan))).toEqual(plan);
});

it.each([null, '', 'null', '{', '[]', '{"manifest": {"metadata": {"name": "x"}}}'])(
  'reads nothing from %j',
  (text) => {
    expect(parseResubscription(text)).toBeNull();
  },
);
