import { describe, expect, it } from 'vitest';
import { aCatalogSource, aSubscription } from '~/test/builders';
import { catalogSourceItems } from './catalogSourceItems';
import { type RowFacts, downReason, knownOr, sourceRows } from './sourceRow';

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

describe('what a list says of a catalog', () => {
  it('tells what is not known yet from what may not be seen', () => {
    expect(rowsOf('READY')).toMatchObject([
      { pod: 'loading', packages: 'loading', users: 'hidden', blocked: [] },
    ]);
  });

  it('knows whom it serves and what it offers', () => {
    const facts = {
      pods: [],
      packages: new Map([['openshift-marketplace/community-operators', 7]]),
      subscriptions: [aSubscription()],
    };
    expect(rowsOf('READY', facts)).toMatchObject([
      { pod: null, packages: 7, users: [{ name: 'quill' }], blocked: [] },
    ]);
  });

  it('holds something up only while it is down (CS-029)', () => {
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

describe('why it is down (CS-024, CS-027)', () => {
  const said = { observed: 'TRANSIENT_FAILURE', message: 'no answer' };
  const pod = { namespace: 'a', name: 'b', digest: null };
  const trouble = { reason: 'ImagePullBackOff', message: 'manifest unknown' };

  it.each([
    ['its pod tells', { ...pod, trouble }, trouble],
    [
      'its pod is well',
      { ...pod, trouble: null },
      { reason: 'TRANSIENT_FAILURE', message: 'no answer' },
    ],
    ['it has none', null, { reason: 'TRANSIENT_FAILURE', message: 'no answer' }],
  ])('%s', (_, seen, reason) => {
    expect(downReason(said, seen)).toEqual(reason);
  });
});

it.each([
  [3, 3],
  ['loading', 0],
  ['hidden', 0],
] as const)('takes something else for what is %s', (value, expected) => {
  expect(knownOr<number, number>(value, 0)).toBe(expected);
});
