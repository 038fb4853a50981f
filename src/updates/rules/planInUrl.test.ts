import { expect, it } from 'vitest';
import { anInstallPlan } from '~/test/builders';
import { isInScope, namespaceInParameter, planNamed, planParameter } from './planInUrl';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';

const plans = reviewedPlans(
  [
    anInstallPlan({ namespace: 'team-a', name: 'install-1' }),
    anInstallPlan({ namespace: 'team-b', name: 'install-1' }),
    anInstallPlan({ namespace: 'team-b', name: 'install-2' }),
  ],
  [],
);

it.each([
  ['team-b/install-1', 'team-b/install-1'],
  ['install-2', 'team-b/install-2'],
  ['install-3', null],
  ['team-a/install-2', null],
  ['', null],
])('%j names %s', (parameter, expected) => {
  const found = planNamed(parameter, plans);
  expect(found && planParameter(found)).toBe(expected);
});

it.each([
  ['team-b/install-1', 'team-b'],
  ['install-1', null],
  ['', null],
])('%j is in namespace %s', (parameter, expected) => {
  expect(namespaceInParameter(parameter)).toBe(expected);
});

it.each([
  ['team-b/install-1', null, true],
  ['team-b/install-1', 'team-b', true],
  ['team-b/install-1', 'team-a', false],
  ['install-1', 'team-a', true],
])('%j is in scope %j: %s', (parameter, scope, expected) => {
  expect(isInScope(parameter, scope)).toBe(expected);
});
