import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '~/test/builders';
import type { PlanChange, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { bulkApproval, permissionsOfTask, tasksOf } from './bulk';
import { columnsIn, DEFAULT_COLUMNS } from './listColumns';

const change = (operator: string, subscription: string | null = operator): PlanChange => ({
  csvName: `${operator}.v2.0.0`,
  operator,
  to: '2.0.0',
  from: '1.0.0',
  subscription,
});
const plan = (
  name: string,
  changes: readonly PlanChange[],
  namespace = 'team-a',
): ReviewedPlan => ({
  namespace,
  name,
  createdAt: null,
  generation: 1,
  csvNames: changes.map(({ csvName }) => csvName),
  state: { kind: 'requires-approval' },
  changes,
});
const operator = (name: string, changes: Parameters<typeof anInstalledOperator>[0] = {}) =>
  anInstalledOperator({ id: `team-a/${name}`, name, subscriptionName: name, ...changes });

describe('bulkApproval', () => {
  it('approves a shared plan once, and names its other Operators', () => {
    const shared = plan('install-1', [change('quill'), change('amber'), change('basalt')]);
    const rows = bulkApproval([operator('quill'), operator('amber')], [shared]);
    expect(rows).toMatchObject([
      { change: { operator: 'quill' }, skipped: null },
      { change: { operator: 'amber' }, skipped: null },
    ]);
    expect(tasksOf(rows)).toMatchObject([
      { id: 'team-a/install-1', alongside: [{ operator: 'basalt' }] },
    ]);
  });

  it('approves the plan only in its displayed state', () => {
    const rows = bulkApproval([operator('quill')], [plan('install-1', [change('quill')])]);
    const calls = tasksOf(rows).flatMap((task) => task.calls);
    expect(calls).toMatchObject([
      {
        kind: 'patch',
        object: { namespace: 'team-a', name: 'install-1' },
        steps: [
          { op: 'test', path: '/spec/approved', value: false },
          { op: 'test', path: '/spec/clusterServiceVersionNames', value: ['quill.v2.0.0'] },
          { op: 'test', path: '/spec/generation', value: 1 },
          { op: 'replace', path: '/spec/approved', value: true },
        ],
      },
    ]);
  });

  it.each([
    ['no plan requires approval', operator('quill'), [], 'no-plan'],
    [
      'the plan belongs to another Operator',
      operator('quill'),
      [plan('a', [change('amber')])],
      'no-plan',
    ],
    [
      'the plan is of another namespace',
      operator('quill'),
      [plan('a', [change('quill')], 'team-b')],
      'no-plan',
    ],
    [
      'it is a copied CSV',
      operator('quill', { isCopy: true }),
      [plan('a', [change('quill')])],
      'is-copy',
    ],
  ])('skips an Operator when %s', (_, chosen, pending, skipped) => {
    expect(bulkApproval([chosen], pending)).toEqual([{ operator: chosen, task: null, skipped }]);
  });

  it('finds the plan of a dependency by its CSV', () => {
    const chosen = operator('amber', { subscriptionName: null, csvNames: ['amber.v2.0.0'] });
    const pending = [plan('a', [change('quill'), change('amber', null)])];
    expect(tasksOf(bulkApproval([chosen], pending))[0]?.alongside).toMatchObject([
      { operator: 'quill' },
    ]);
  });
});

describe('permissionsOfTask', () => {
  it('requests one review for all plans of a namespace', () => {
    const pending = [plan('a', [change('quill')]), plan('b', [change('amber')])];
    const tasks = tasksOf(bulkApproval([operator('quill'), operator('amber')], pending));
    const permissions = tasks.map((task) => permissionsOfTask(task));
    expect(permissions).toHaveLength(2);
    expect(permissions[0]).toEqual(permissions[1]);
    expect(permissions[0]).toMatchObject([
      { verb: 'patch', resource: 'installplans', namespace: 'team-a' },
    ]);
  });
});

describe('columnsIn', () => {
  it.each([
    [undefined, DEFAULT_COLUMNS],
    [
      ['updated', 'status'],
      ['status', 'updated'],
    ],
    [['color', 3, 'version'], ['version']],
    [[], []],
  ])('%j', (stored, expected) => {
    expect(columnsIn(stored)).toEqual(expected);
  });
});
