import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '~/test/builders';
import type { PlanChange, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { plansOf } from './installedList';

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

describe('plansOf', () => {
  const [quill, amber] = [operator('quill'), operator('amber')];
  const dependency = operator('amber', { subscriptionName: null, csvNames: ['amber.v2.0.0'] });

  it.each([
    ['a shared plan once', [quill, amber], plan('a', [change('quill'), change('amber')]), true],
    ['the plan of a dependency by its CSV', [dependency], plan('a', [change('amber', null)]), true],
    ['no plan of another Operator', [quill], plan('a', [change('amber')]), false],
    ['no plan of another namespace', [quill], plan('a', [change('quill')], 'team-b'), false],
    [
      'no plan for a copy',
      [operator('quill', { isCopy: true })],
      plan('a', [change('quill')]),
      false,
    ],
  ])('finds %s', (_, operators, pending, isFound) => {
    expect(plansOf(operators, [pending])).toEqual(isFound ? ['team-a/a'] : []);
  });
});
