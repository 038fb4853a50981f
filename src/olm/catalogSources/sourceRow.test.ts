import { describe, expect, it } from 'vitest';
import type { CatalogSource } from '~/kube/models/olm';
import { aCatalogSource, aSubscription } from '~/test/builders';
import { aRegistryPod, aSource, waiting } from '~/test/registryBuilders';
import { catalogSourceItems } from './catalogSourceItems';
import { knownOr, type RowFacts, type SourceRow, sourceRows } from './sourceRow';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const NOTHING: RowFacts = {
  pods: 'loading',
  packages: 'loading',
  subscriptions: 'hidden',
  groups: 'hidden',
};

function rowsOf(lastObservedState: string, facts: Partial<RowFacts> = {}) {
  const source = aCatalogSource({ status: { connectionState: { lastObservedState } } });
  const items = catalogSourceItems({
    sources: [source],
    hub: null,
    namespace: null,
    now: NOW,
  });
  return sourceRows(items, { ...NOTHING, ...facts });
}

describe('a catalog in a list', () => {
  it('distinguishes loading from missing permission', () => {
    expect(rowsOf('READY')).toMatchObject([
      { pod: 'loading', packages: 'loading', users: 'hidden', blocked: [] },
    ]);
  });

  it('contains availability and packages', () => {
    const facts = {
      pods: [],
      packages: new Map([['openshift-marketplace/community-operators', 7]]),
      subscriptions: [aSubscription()],
    };
    expect(rowsOf('READY', facts)).toMatchObject([
      { pod: null, packages: 7, users: [{ name: 'quill' }], blocked: [] },
    ]);
  });

  it('blocks Subscriptions only while it is down (CS-029)', () => {
    const facts = {
      subscriptions: [
        aSubscription({ spec: { name: 'quill', source: 'other', sourceNamespace: 'x' } }),
      ],
    };
    expect(rowsOf('TRANSIENT_FAILURE', facts)).toMatchObject([
      { users: [], blocked: [{ name: 'quill', namespace: 'team-a' }] },
    ]);
    expect(rowsOf('TRANSIENT_FAILURE')).toMatchObject([{ blocked: 'hidden' }]);
  });
});

// The list and the page of a catalog use one diagnosis (CS-024, CS-027, TS-007).
describe('the reason that a list shows', () => {
  const state = (lastObservedState: string) => ({ connectionState: { lastObservedState } });
  const DOWN_STATE = state('TRANSIENT_FAILURE');
  const invalid = { reason: 'SpecInvalidError', message: 'image and address unset' };
  const pullFails = aRegistryPod(waiting('ImagePullBackOff', 'manifest unknown'));
  const crashes = aRegistryPod({
    state: { waiting: { reason: 'CrashLoopBackOff', message: 'back-off 5m0s' } },
    lastState: { terminated: { exitCode: 1, reason: 'Error', message: 'no such file' } },
  });
  const outOfMemory = aRegistryPod({
    state: { terminated: { exitCode: 137, reason: 'OOMKilled' } },
  });
  const observed = { reason: 'TRANSIENT_FAILURE', message: '' };

  it.each<[string, CatalogSource['status'], RowFacts['pods'], SourceRow['reason']]>([
    ['nothing, while OLM reads the catalog', state('READY'), [aRegistryPod()], null],
    ['nothing, while OLM connects', state('CONNECTING'), [aRegistryPod()], null],
    [
      'the pod, before OLM reports a failure',
      state('CONNECTING'),
      [pullFails],
      { reason: 'ImagePullBackOff', message: 'manifest unknown' },
    ],
    [
      'the pod',
      DOWN_STATE,
      [pullFails],
      { reason: 'ImagePullBackOff', message: 'manifest unknown' },
    ],
    [
      'the end of the log of a pod that crashes',
      DOWN_STATE,
      [crashes],
      { reason: 'CrashLoopBackOff', message: 'no such file' },
    ],
    ['a reason without a message', DOWN_STATE, [outOfMemory], { reason: 'OOMKilled', message: '' }],
    ['the spec that OLM rejects, before the pod', invalid, [pullFails], invalid],
    [
      'the spec that OLM rejects, also with an earlier connection',
      { ...invalid, ...state('READY') },
      [aRegistryPod()],
      invalid,
    ],
    ['the connection, with a ready pod', DOWN_STATE, [aRegistryPod()], observed],
    ['the connection, without a pod', DOWN_STATE, [], observed],
    ['the connection, with hidden pods', DOWN_STATE, 'hidden', observed],
  ])('is %s', (_, status, pods, expected) => {
    const sources = [aSource(status === undefined ? {} : { status })];
    const items = catalogSourceItems({ sources, hub: null, namespace: null, now: NOW });
    expect(sourceRows(items, { ...NOTHING, pods })[0]?.reason).toEqual(expected);
  });
});

it.each([
  [3, 3],
  ['loading', 0],
  ['hidden', 0],
] as const)('%s is %s', (value, expected) => {
  expect(knownOr<number, number>(value, 0)).toBe(expected);
});
