import { describe, expect, it } from 'vitest';
import { viewIn } from '~/olm/lists/list';
import type { PlanFinding } from '~/updates/rules/review/planFinding';
import type { InboxChange, InboxPlan } from './inboxPlan';
import { asksForRisks, INBOX, inboxCounts, type InboxFacts, listedInbox } from './inboxList';

function aChange(operator: string, changes: Partial<InboxChange> = {}): InboxChange {
  return {
    csvName: `${operator}.v2.0.0`,
    operator,
    from: '1.0.0',
    to: '2.0.0',
    subscription: operator,
    isDependency: false,
    isMajor: true,
    ...changes,
  };
}

function aPlan(
  namespace: string,
  changes: readonly InboxChange[],
  name = `install-${namespace}`,
): InboxPlan {
  const plan = {
    namespace,
    name,
    createdAt: null,
    generation: 1,
    csvNames: changes.map(({ csvName }) => csvName),
    state: { kind: 'requires-approval' },
    changes,
  } as const;
  const catalog = { namespace: 'openshift-marketplace', name: `catalog-of-${namespace}` };
  return { id: `${namespace}/${name}`, plan, changes, catalogs: [catalog], holders: [], held: [] };
}

const quill = aPlan('team-b', [aChange('quill')]);
const basalt = aPlan('team-a', [aChange('basalt', { isMajor: false })]);
const onyx = aPlan('team-c', [aChange('onyx', { from: null, isMajor: false }), aChange('opal')]);
const plans = [quill, basalt, onyx];

const unsafe: PlanFinding = {
  severity: 'danger',
  csvName: 'x',
  kind: 'definition-unsafe',
  definition: 'd',
  findings: [],
};
const major: PlanFinding = {
  severity: 'warning',
  csvName: 'x',
  kind: 'major-version',
  from: '1',
  to: '2',
};

const facts: InboxFacts = {
  risks: new Map([
    [quill.id, [major]],
    [basalt.id, [unsafe, major]],
    [onyx.id, []],
  ]),
  putOffs: new Map([[onyx.id, { key: 'x', until: null }]]),
};

const view = (query: string) => viewIn(INBOX, new URLSearchParams(query));

function shown(query: string, known = facts) {
  const { now, putOff } = listedInbox(plans, view(query), known);
  const namesOf = (groups: typeof now) => groups.map(({ namespace }) => namespace).join(' ');
  return [namesOf(now), namesOf(putOff)];
}

describe('the view of the inbox', () => {
  it.each([
    ['', 'team-b team-a', 'team-c'],
    ['sort=newest', 'team-a team-b', 'team-c'],
    ['sort=namespace', 'team-a team-b', 'team-c'],
    ['sort=risk', 'team-a team-b', 'team-c'],
    ['sort=nonsense', 'team-b team-a', 'team-c'],
    ['q=QUILL', 'team-b', ''],
    ['q=basalt.v2.0.0', 'team-a', ''],
    ['q=install team-b', 'team-b', ''],
    ['q=opal', '', 'team-c'],
    ['q=nothing', '', ''],
    ['namespace=team-a&namespace=team-c', 'team-a', 'team-c'],
    ['risk=major-version', 'team-b team-a', ''],
    ['risk=none', '', 'team-c'],
    ['risk=definition-unsafe&step=major', '', ''],
    ['kind=install', '', 'team-c'],
    ['kind=update', 'team-b team-a', 'team-c'],
    ['step=major', 'team-b', 'team-c'],
    ['step=minor', 'team-a', ''],
    ['catalog=openshift-marketplace/catalog-of-team-b', 'team-b', ''],
    ['later=put-off', '', 'team-c'],
    ['later=now', 'team-b team-a', ''],
  ])('for "%s" shows %s, and %s as snoozed', (query, now, putOff) => {
    expect(shown(query)).toEqual([now, putOff]);
  });

  it('sorts unchecked plans between those with and without risks', () => {
    const known = {
      risks: new Map([
        [basalt.id, []],
        [onyx.id, [major]],
      ]),
      putOffs: new Map(),
    };
    expect(shown('sort=risk', known)).toEqual(['team-c team-b team-a', '']);
  });

  it('keeps the plans of a namespace together', () => {
    const second = aPlan('team-b', [aChange('jade')], 'install-second');
    const { now } = listedInbox([...plans, second], view(''), { ...facts, putOffs: new Map() });
    expect(now.map((group) => [group.namespace, group.plans.length])).toEqual([
      ['team-b', 2],
      ['team-a', 1],
      ['team-c', 1],
    ]);
  });

  it('counts results of each value', () => {
    const { facets } = listedInbox(plans, view('kind=install'), facts);
    expect(facets['kind']?.map(({ value, count }) => [value, count])).toEqual([
      ['update', 3],
      ['install', 1],
    ]);
    expect(facets['risk']?.map(({ value, count, total }) => [value, count, total])).toEqual([
      ['definition-unsafe', 0, 1],
      ['major-version', 0, 2],
      ['none', 1, 1],
    ]);
  });

  it('counts plans and Operators', () => {
    expect(inboxCounts(plans)).toEqual({ plans: 3, operators: 4 });
  });
});

describe('the risks of all plans', () => {
  it.each([
    ['', false],
    ['sort=newest&step=major', false],
    ['sort=risk', true],
    ['risk=none', true],
  ])('are requested by %j: %s', (query, expected) => {
    expect(asksForRisks(view(query))).toBe(expected);
  });
});
