import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterServiceVersionModel } from '~/kube/models/clusterServiceVersion';
import { installPlanModel } from '~/kube/models/installPlan';
import { subscriptionModel } from '~/kube/models/subscription';
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

  it.each([
    'a/b/c/d and ',
    'a, ',
    'subscription a requires at least one of a/b/c/d, ',
    'bundle a requires an operator ',
    'from source a/b: ',
    'no operators found in channel a ',
    'conversion webhook for ',
    'image pull ',
    '"a" is forbidden: user "',
    "new CRD's schema for a: error validating ",
  ])('is read in little time, however often it says “%s”', (piece) => {
    const long = `constraints not satisfiable: ${piece.repeat(Math.ceil(100_000 / piece.length))}`;
    const started = process.cpuUsage();
    for (const model of [subscriptionModel, installPlanModel, clusterServiceVersionModel]) {
      meaningOf(model, long);
    }
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });

  it('is never a reason to fail, whatever it says', () => {
    const words = fc.constantFrom(
      'constraints not satisfiable: ',
      'subscription a requires ',
      '@existing/team-a//a.v1',
      ' and ',
      ' provide ',
      ' (g/v1)',
      ', ',
      'clusterserviceversion a.v1 exists and is not referenced by a subscription',
      'is forbidden: User "system:serviceaccount:a:b" ',
      '<img src=x onerror=alert(1)>',
      '\u0000\u202E',
      '{{name}} $t(x)',
    );
    const message = fc
      .array(fc.oneof(words, fc.string()), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(message, fc.string(), (text, reason) => {
        for (const model of [subscriptionModel, installPlanModel, clusterServiceVersionModel]) {
          const values = Object.values(meaningOf(model, text, reason)?.values ?? {});
          expect(values.every((value) => value.length <= 501)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
