import { describe, expect, it } from 'vitest';
import { type ObjectSet, readObjectSet } from './objectSet';

const AT = '2026-11-29T10:00:00Z';
const condition = (type: string, status: string, reason: string, message = '') => ({
  type,
  status,
  reason,
  message,
  lastTransitionTime: AT,
});
const set = (conditions: readonly object[], spec: object = {}) => ({
  metadata: {
    name: 'store-2',
    annotations: { 'olm.operatorframework.io/bundle-version': '1.1.0' },
  },
  spec: {
    lifecycleState: 'Active',
    revision: 2,
    phases: [{ name: 'crds' }, { name: 'deploy' }, { name: 'admission' }],
    ...spec,
  },
  status: { conditions },
});

// The conditions that operator-controller sets (clusterobjectset_controller.go, df2c201; release-4.21), 2026-11-29.
describe('the state of a revision', () => {
  const ROLLING = condition('Progressing', 'True', 'RollingOut', 'Revision 1.1.0 is rolling out.');
  it.each<[string, readonly object[], Partial<ObjectSet>]>([
    ['without conditions', [], { state: 'rolling-out', message: null, succeededAt: null }],
    [
      'rolled out',
      [
        condition('Available', 'True', 'ProbesSucceeded', 'Objects are available.'),
        condition('Progressing', 'True', 'Succeeded', 'Revision 1.1.0 has rolled out.'),
        condition('Succeeded', 'True', 'Succeeded'),
      ],
      { state: 'available', message: null, succeededAt: AT, version: '1.1.0', revision: 2 },
    ],
    [
      'rolling out',
      [condition('Available', 'False', 'RollingOut', 'Revision 1.1.0 is rolling out.'), ROLLING],
      { state: 'rolling-out', message: 'Revision 1.1.0 is rolling out.', waiting: [] },
    ],
    [
      'rolled out before, and unavailable now',
      [
        condition('Available', 'Unknown', 'Reconciling', 'connection refused'),
        condition('Progressing', 'True', 'Succeeded'),
      ],
      { state: 'unavailable', message: 'connection refused' },
    ],
    [
      'stopped by an error',
      [condition('Progressing', 'True', 'Retrying', 'revision object collisions in phase 3')],
      { state: 'failed', message: 'revision object collisions in phase 3' },
    ],
    [
      'over its deadline',
      [condition('Progressing', 'False', 'ProgressDeadlineExceeded', 'not for 10 minute(s)')],
      { state: 'failed', message: 'not for 10 minute(s)' },
    ],
  ])('%s', (_, conditions, expected) => {
    expect(readObjectSet(set(conditions))).toMatchObject(expected);
  });

  it('is archived, whatever its conditions are', () => {
    const blocked = [condition('Progressing', 'False', 'Archived', 'revision is archived')];
    expect(readObjectSet(set(blocked, { lifecycleState: 'Archived' }))).toMatchObject({
      state: 'archived',
      message: null,
    });
  });
});

describe('the objects that a revision waits for', () => {
  const waiting = (message: string) =>
    readObjectSet(set([condition('Available', 'False', 'ProbeFailure', message)]))?.waiting;

  it('have their phase and the words of the probe', () => {
    expect(
      waiting(
        'Object CustomResourceDefinition.apiextensions.k8s.io/v1 /stores.example.com: Established is False\n' +
          'Object Deployment.apps/v1 acme/store: condition "Available" is False\nsecond line\n' +
          'Object ConfigMap.v1 acme/settings: missing',
      ),
    ).toEqual([
      {
        kind: 'CustomResourceDefinition',
        namespace: null,
        name: 'stores.example.com',
        phase: 'crds',
        why: 'Established is False',
      },
      {
        kind: 'Deployment',
        namespace: 'acme',
        name: 'store',
        phase: 'deploy',
        why: 'condition "Available" is False\nsecond line',
      },
      // The revision has no such phase.
      { kind: 'ConfigMap', namespace: 'acme', name: 'settings', phase: null, why: 'missing' },
    ]);
  });

  it.each(['', 'Object', 'Object constructor', `Object ${'a'.repeat(100_000)}`])(
    'are none in another text: %.20s',
    (message) => {
      expect(waiting(message)).toEqual([]);
    },
  );

  it('can have a kind with the name of a property of each object', () => {
    expect(waiting('Object constructor.v1 a/b: c')?.[0]?.phase).toBe('deploy');
  });
});

it.each([null, 'text', {}, { metadata: { name: 1 } }])('%o is not a revision', (value) => {
  expect(readObjectSet(value)).toBeNull();
});

it('reads hostile values as absent', () => {
  expect(
    readObjectSet({
      metadata: { name: 'a', annotations: 'x' },
      spec: { revision: '2', phases: { name: 'x' } },
      status: { conditions: [null, { type: 'Succeeded', status: 'True', lastTransitionTime: 5 }] },
    }),
  ).toEqual({
    name: 'a',
    revision: null,
    version: null,
    state: 'rolling-out',
    succeededAt: null,
    waiting: [],
    message: null,
  });
});
