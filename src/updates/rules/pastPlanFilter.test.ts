import { describe, expect, it } from 'vitest';
import { anInstallPlan } from '~/test/builders';
import { pastPlans } from './pastPlan';
import { foundPlans } from './pastPlanFilter';

const PLANS = pastPlans(
  [
    anInstallPlan({
      name: 'install-one',
      namespace: 'team-a',
      spec: { clusterServiceVersionNames: ['Quill.v1.0.0'] },
      status: { phase: 'Complete' },
    }),
    anInstallPlan({
      name: 'install-two',
      namespace: 'team-b',
      spec: { clusterServiceVersionNames: ['ink.v2.0.0', 'pen.v1.0.0'] },
      status: { phase: 'Failed' },
    }),
  ],
  [],
);

describe('looking for plans', () => {
  it.each([
    ['', null, ['install-one', 'install-two']],
    ['team-b', null, ['install-two']],
    ['quill', null, ['install-one']],
    ['TWO', null, ['install-two']],
    ['pen team-b', null, ['install-two']],
    ['pen team-a', null, []],
    ['v2.0', null, ['install-two']],
    ['', 'failed', ['install-two']],
    ['quill', 'failed', []],
  ] as const)('%j in state %s', (keyword, state, expected) => {
    expect(foundPlans(PLANS, { keyword, state }).map(({ name }) => name)).toEqual(expected);
  });
});
