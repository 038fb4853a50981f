import { expect, it } from 'vitest';
import { withInstallPlanState, withoutPlan } from './installPlanConditions';

it('says of a Subscription that does not wait for its InstallPlan that it is missing', () => {
  expect(withInstallPlanState([], undefined, 0)).toMatchObject([
    { type: 'InstallPlanMissing', reason: 'ReferencedInstallPlanNotFound', status: 'True' },
  ]);
});

it('makes one that waits for it forget it, but for what is installed', () => {
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
