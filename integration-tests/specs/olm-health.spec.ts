import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';

onlyLocally('it breaks a component of OLM');
test.use({ state: 'busy' });
test.setTimeout(120_000);

const CATALOG_OPERATOR =
  '/apis/apps/v1/namespaces/openshift-operator-lifecycle-manager/deployments/catalog-operator';

/** Without a pod that stays available during the update. */
const CRASHING = {
  strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 1 } },
  template: { metadata: { annotations: { 'local.operator-hub/behavior': 'crash-loop' } } },
};

test('the health of OLM, the pods of an Operator and its use of removed APIs are shown with causes and logs', async ({
  page,
  hub,
}) => {
  await test.step('OLM is healthy', async () => {
    await hub.open('/operator-hub-sources/all-namespaces');
    await page.getByRole('button', { name: 'OLM is healthy' }).click(SOON);
    const parts = page.getByRole('grid', { name: 'OLM components' });
    await expect(parts.getByRole('row', { name: /^catalog-operator/ })).toContainText('Healthy');
    await expect(parts.getByRole('row', { name: /^marketplace ClusterOperator/ })).toBeVisible();
    await expectAccessible(page, hub);
  });
  await test.step('a component of OLM crashes', async () => {
    await hub.merge(CATALOG_OPERATOR, { spec: CRASHING });
    const notice = page.locator('.pf-v6-c-alert', { hasText: '1 OLM component is unavailable' });
    await expect(notice).toContainText('CrashLoopBackOff', SOON);
    await expect(notice.getByRole('link', { name: 'View log' }).first()).toHaveAttribute(
      'href',
      /\/k8s\/ns\/openshift-operator-lifecycle-manager\/pods\/catalog-operator-[a-z0-9-]+\/logs$/,
    );
    await expectAccessible(page, hub);
  });
  await test.step('the pods of a healthy Operator', async () => {
    await hub.open('/operator-hub-installed/ns/team-a/heron-database');
    await page.getByRole('button', { name: 'Pods', exact: true }).click(SOON);
    await expect(page.getByRole('grid', { name: 'Pods' })).toContainText('local-node', SOON);
    await page.getByRole('button', { name: /^View log of pod heron-database-operator-/ }).click();
    await expect(page.getByText('Starting workers')).toBeVisible(SOON);
    await expectAccessible(page, hub);
  });
  await test.step('its use of an API that the next OpenShift removes', async () => {
    await hub.open('/operator-hub-updates/all-namespaces?tab=readiness');
    await page.getByRole('tab', { name: 'Readiness' }).click(SOON);
    const uses = page.getByRole('grid', { name: 'Operators that use removed Kubernetes APIs' });
    await expect(uses.getByRole('row', { name: /^Heron Database/ })).toContainText(
      '310 watch',
      SOON,
    );
    await expectAccessible(page, hub);
  });
});
