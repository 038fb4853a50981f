import { expect, it } from 'vitest';
import { withInstallPlanState, withoutPlan } from './installPlanConditions';

it('reports a missing InstallPlan of a Subscription that does not wait for it', () => {
  expect(withInstallPlanState([], undefined, 0)).toMatchObject([
    { type: 'InstallPlanMissing', reason: 'ReferencedInstallPlanNotFound', status: 'True' },
  ]);
});

it('clears the missing InstallPlan of a Subscription that waits for it, except for the installed CSV', () => {
  const pending = { type: 'InstallPlanPending', status: 'True' };
  const healthy = { type: 'CatalogSourcesUnhealthy', status: 'False' };
  const status = {
    state: 'UpgradePending',
    currentCSV: 'quill.v2.0.0',
    installedCSV: 'quill.v1.0.0',
    installPlanRef: { name: 'install-x' },
    installplan: { name: 'install-x' },
  };
  expect(withoutPlan(status, [pending, healthy])).toEqual({
    installedCSV: 'quill.v1.0.0',
    conditions: [healthy],
  });
});
