import { expect, it } from 'vitest';
import { anInstallPlan } from '~/test/builders';
import { approvalOf, approvalPermission, newerPlan, reviewedGeneration } from './approval';
import { reviewedPlans } from './reviewedPlan';

const untouched = { op: 'test', path: '/spec/approved', value: false };
const same = { op: 'test', path: '/spec/clusterServiceVersionNames', value: ['quill.v1.0.0'] };
const approved = { op: 'replace', path: '/spec/approved', value: true };

it.each([
  [
    'with its generation',
    3,
    [untouched, same, { op: 'test', path: '/spec/generation', value: 3 }, approved],
  ],
  ['without one', undefined, [untouched, same, approved]],
])('approves exactly the reviewed plan, %s (IP-008)', (_, generation, expected) => {
  const plan = anInstallPlan();
  const spec = {
    approval: 'Manual',
    approved: false,
    clusterServiceVersionNames: ['quill.v1.0.0'],
    ...(generation === undefined ? {} : { generation }),
  } as const;
  const operations = reviewedPlans([{ ...plan, spec }], []).map(approvalOf);
  expect(operations).toEqual([expected]);
});

it('requires permission to patch InstallPlans (IP-020)', () => {
  expect(approvalPermission('team-a')).toEqual({
    verb: 'patch',
    group: 'operators.coreos.com',
    resource: 'installplans',
    namespace: 'team-a',
  });
});

const aPlanOf = (generation: unknown, name: string) => {
  const plan = anInstallPlan({ name });
  return Object.assign(plan, { spec: { clusterServiceVersionNames: [], generation } });
};

it.each([
  ['an approval', approvalOf({ csvNames: ['a'], generation: 3 }), 3],
  ['one without a generation', approvalOf({ csvNames: ['a'], generation: null }), null],
  ['another change', [{ op: 'test', path: '/spec/generation', value: 3 } as const], null],
  [
    'a revoked approval',
    [
      { op: 'test', path: '/spec/generation', value: 3 } as const,
      { op: 'replace', path: '/spec/approved', value: false } as const,
    ],
    null,
  ],
])('reports the generation of %s', (_, steps, expected) => {
  expect(reviewedGeneration(steps)).toBe(expected);
});

it.each([
  ['none', [], null],
  ['only itself and older ones', [aPlanOf(3, 'own'), aPlanOf(2, 'old')], null],
  [
    'the latest of several',
    [aPlanOf(4, 'next'), aPlanOf(5, 'newest'), aPlanOf(3, 'own')],
    'newest',
  ],
  ['none in plans of another type', [aPlanOf('9', 'odd'), aPlanOf(undefined, 'bare')], null],
])('finds a newer plan: %s', (_, plans, expected) => {
  expect(newerPlan(plans, 3)).toBe(expected);
});
