import { expect, it } from 'vitest';
import { anInstallPlan } from '~/test/builders';
import { approvalOf, approvalRight } from './approval';
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

it('needs the right to patch InstallPlans (IP-020)', () => {
  expect(approvalRight('team-a')).toEqual({
    verb: 'patch',
    group: 'operators.coreos.com',
    resource: 'installplans',
    namespace: 'team-a',
  });
});
