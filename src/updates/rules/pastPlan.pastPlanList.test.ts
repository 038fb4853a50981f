import { describe, expect, it } from 'vitest';
import { listed, viewIn } from '~/olm/lists/list';
import { anInstallPlan } from '~/test/builders';
import { PAST_PLANS, pastPlans } from './pastPlan';

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

describe('searching for plans', () => {
  it.each([
    ['', ['install-one', 'install-two']],
    ['find=team-b', ['install-two']],
    ['find=quill', ['install-one']],
    ['find=TWO', ['install-two']],
    ['find=pen team-b', ['install-two']],
    ['find=pen team-a', []],
    ['find=v2.0', ['install-two']],
    ['state=failed', ['install-two']],
    ['find=quill&state=failed', []],
    ['state=unknown', ['install-one', 'install-two']],
  ])('%j', (query, expected) => {
    const view = viewIn(PAST_PLANS, new URLSearchParams(query));
    expect(listed(PAST_PLANS, PLANS, view).rows.map(({ name }) => name)).toEqual(expected);
  });
});
