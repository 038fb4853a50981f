import { describe, expect, it } from 'vitest';
import { clusterServiceVersionModel } from '~/models/clusterServiceVersion';
import { installPlanModel } from '~/models/installPlan';
import { subscriptionModel } from '~/models/subscription';
import { meaningOf } from '~/test/olmMessages';
import { troublesIn } from './trouble';

it('is not told twice that a catalog is missing', () => {
  const by = { model: subscriptionModel, namespace: 'team-a', name: 'quill' };
  const unhealthy = {
    by,
    reason: 'UnhealthyCatalogSourceFound',
    message: 'targeted catalogsource market/ghost missing',
  };
  const unresolved = {
    by,
    reason: 'ConstraintsNotSatisfiable',
    message:
      'no operators found from catalog ghost in namespace market referenced by subscription quill',
  };
  expect(troublesIn([unhealthy, unresolved]).map(({ kind }) => kind)).toEqual(['catalog-missing']);
  expect(troublesIn([unresolved]).map(({ kind }) => kind)).toEqual(['catalog-empty']);
});

describe('a message that is not known', () => {
  it.each([
    [subscriptionModel, 'somebody broke it', ''],
    [installPlanModel, '', ''],
    [
      clusterServiceVersionModel,
      'all requirements found, attempting install',
      'AllRequirementsMet',
    ],
  ])('of a %s has no meaning', (model, message, reason) => {
    expect(meaningOf(model, message, reason)).toBeNull();
  });

  it('is read in little time, however long and whatever it looks like', () => {
    const long = `constraints not satisfiable: ${'a/b/c/d and '.repeat(5000)}provide`;
    const started = performance.now();
    expect(meaningOf(subscriptionModel, long)).toBeNull();
    expect(performance.now() - started).toBeLessThan(500);
  });
});
