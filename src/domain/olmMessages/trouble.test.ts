import { describe, expect, it } from 'vitest';
import { clusterServiceVersionModel } from '~/models/clusterServiceVersion';
import { installPlanModel } from '~/models/installPlan';
import { subscriptionModel } from '~/models/subscription';
import { meaningOf } from '~/test/olmMessages';

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
