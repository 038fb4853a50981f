import { describe, expect, it } from 'vitest';
import type { KubeEvent } from '~/kube/models/core';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { operatorEvents } from './operatorEvents';

const csv = aCsv();
const spec = { ...csv.spec, ...{ install: { spec: { deployments: [{ name: 'quill' }, 3] } } } };
const job = { metadata: { name: 'a1b2', namespace: 'openshift-marketplace' } };
const facts = someFacts({
  subscription: aSubscription(),
  csvs: [{ ...csv, spec }],
  plan: anInstallPlan(),
  unpacking: { job, candidates: [job], pods: [] },
});

function anEvent(kind: string, name: string, changes: Partial<KubeEvent> = {}): KubeEvent {
  const namespace = 'team-a';
  return {
    metadata: { name: `${name}.1`, namespace, uid: `${kind} ${name}` },
    involvedObject: { kind, name, namespace },
    ...changes,
  };
}

const elsewhere = (kind: string, name: string) => {
  const namespace = 'openshift-marketplace';
  return anEvent(kind, name, { involvedObject: { kind, name, namespace } });
};

describe('operatorEvents', () => {
  it.each([
    ['the Subscription', anEvent('Subscription', 'quill'), true],
    ['another Subscription', anEvent('Subscription', 'nib'), false],
    ['the plan', anEvent('InstallPlan', 'install-abcde'), true],
    ['the CSV', anEvent('ClusterServiceVersion', 'quill.v1.0.0'), true],
    ['its Deployment', anEvent('Deployment', 'quill'), true],
    ['a ReplicaSet of it', anEvent('ReplicaSet', 'quill-5c9f8'), true],
    ['a pod of it', anEvent('Pod', 'quill-5c9f8-x7k2p'), true],
    [
      'a pod of a Deployment with the same name prefix',
      anEvent('Pod', 'quill-ui-5c9f8-x7k2p'),
      false,
    ],
    ['a pod of that name in another namespace', elsewhere('Pod', 'quill-5c9f8-x7k2p'), false],
    ['the unpack Job', elsewhere('Job', 'a1b2'), true],
    ['its pod', elsewhere('Pod', 'a1b2-x7k2p'), true],
    ['an event without an object', { metadata: { name: 'x' } }, false],
  ])('%s', (_, event, isOwn) => {
    expect(operatorEvents([event], facts)).toHaveLength(isOwn ? 1 : 0);
  });

  it('sorts by the latest time, whichever field is set', () => {
    const found = operatorEvents(
      [
        anEvent('Deployment', 'quill', { lastTimestamp: '2026-01-01T00:00:01Z', count: 4 }),
        anEvent('Subscription', 'quill', {
          lastTimestamp: null,
          eventTime: '2026-01-01T00:00:03Z',
        }),
        anEvent('InstallPlan', 'install-abcde', {
          series: { count: 7, lastObservedTime: '2026-01-01T00:00:02Z' },
          type: 'Warning',
        }),
      ],
      facts,
    );
    expect(found.map(({ kind, count, isWarning }) => [kind, count, isWarning])).toEqual([
      ['Subscription', 1, false],
      ['InstallPlan', 7, true],
      ['Deployment', 4, false],
    ]);
  });
});
