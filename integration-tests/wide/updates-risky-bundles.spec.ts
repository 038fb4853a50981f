import { expectAccessible } from '../fixtures/accessible';
import { exists, listed, partOf } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import {
  approveReviewed,
  effort,
  openPart,
  openUpdates,
  planPath,
  planRow,
  reviewPlan,
} from '../fixtures/updates';

const [GONE, SCOPE, LARGE, MOVED, SECRETS] = [
  'bundle-is-gone',
  'scope-changes',
  'very-large-bundle',
  'catalog-was-changed',
  'wants-every-secret',
] as const;

test.use({ state: 'updates', situations: [GONE, SCOPE, LARGE, MOVED, SECRETS] });

onlyLocally('it knows what is in the demo packages');

test('an install plan without content shows what is unknown, can be approved, and fails as predicted', async ({
  page,
  hub,
}) => {
  test.setTimeout(150_000);
  await openUpdates(hub, [GONE]);
  await expect(planRow(page, GONE)).toContainText('Incomplete data', SOON);
  await reviewPlan(hub, GONE);
  await test.step('its names and impact are known', async () => {
    await expect(
      page.getByText('Only resource names of paper-trail.v1.3.0 are available'),
    ).toBeVisible();
    await expect(
      page.getByText(
        /^The install plan would fail\. Delete it so that OLM re-creates it with the ConfigMap/,
      ),
    ).toBeVisible();
    await expect(page.getByText('Incomplete data', { exact: true })).toBeVisible();
    const objects = await openPart(page, 'Resources');
    await expect(objects.getByText('ClusterServiceVersion', { exact: true })).toBeVisible();
    await expectAccessible(page, hub);
  });
  await test.step('approve anyway', async () => {
    await approveReviewed(page);
    await page.getByRole('button', { name: 'OLM message' }).first().click(SOON);
    await expect(page.getByText(/error finding unpacked bundle configmap/).first()).toBeVisible();
    await expectAccessible(page, hub);
  });
});

test('an install plan without content is re-created after it is deleted', async ({ page, hub }) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [GONE]);
  await expect(planRow(page, GONE)).toContainText('Incomplete data', SOON);
  const waiting = async () =>
    (await listed(hub, planPath(GONE))).filter(
      (plan) => partOf(plan, 'spec')['approved'] === false,
    );
  const [old] = await waiting();
  const name = String(partOf(old, 'metadata')['name']);
  await hub.api('DELETE', planPath(GONE, name));
  await expect.poll(async () => (await waiting()).length, SOON).toBe(1);
  expect(await exists(hub, planPath(GONE, name))).toBe(false);
  // The page is updated with a delay; until then its row links to the deleted plan.
  await expect(planRow(page, GONE)).not.toContainText(name, SOON);
  await reviewPlan(hub, GONE);
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible(SOON);
});

test('a CRD that changes its scope is rejected by the API server, and the plan fails', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [SCOPE]);
  await expect(planRow(page, SCOPE)).toContainText('High-risk CRD change', SOON);
  await reviewPlan(hub, SCOPE);
  const apis = await openPart(page, 'APIs');
  await expect(
    apis.getByText(/The API server rejects this change, so the update fails/),
  ).toBeVisible();
  await expect(apis.getByRole('row').filter({ hasText: 'Namespaced' })).toContainText('Cluster');
  await expectAccessible(page, hub);
  await approveReviewed(page);
  await page.getByRole('button', { name: 'OLM message' }).first().click(SOON);
  await expect(page.getByText(/field is immutable/).first()).toBeVisible();
});

test('a bundle of a megabyte is reviewed while the page stays responsive', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [LARGE]);
  await expect(planRow(page, LARGE).getByText('Checking for risks')).toHaveCount(0, SOON);
  const spent = await effort(page);
  await reviewPlan(hub, LARGE);
  await expect(page.getByRole('tab', { name: 'Summary' })).toBeVisible(SOON);
  const apis = await openPart(page, 'APIs');
  await expect(apis.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const objects = await openPart(page, 'Resources');
  await objects
    .getByRole('button', { name: /\.example\.com/ })
    .first()
    .click();
  await expect(objects.getByRole('region').first()).toBeVisible(SOON);
  // Measured: 2.
  expect(await spent()).toBeLessThan(8);
  await expectAccessible(page, hub);
});

test('an install plan from another catalog than its Subscription now specifies', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [MOVED]);
  await expect(planRow(page, MOVED)).toContainText('Another catalog', SOON);
  await reviewPlan(hub, MOVED);
  await expect(
    page.getByText(
      /From catalog release-train, although the Subscription now specifies community-operators/,
    ),
  ).toBeVisible();
});

test('a role that the new version no longer contains remains, which is shown before approval', async ({
  page,
  hub,
}) => {
  test.setTimeout(150_000);
  await openUpdates(hub, [SECRETS]);
  await reviewPlan(hub, SECRETS);
  const panel = await openPart(page, 'Permissions');
  const left = panel.getByRole('list', { name: 'Not deleted' }).getByRole('listitem');
  await expect(left.filter({ hasText: /^ClusterRole harbor-pilot-auditor/ })).toContainText(
    'Read Secrets',
  );
  await expect(left.filter({ hasText: 'ClusterRoleBinding' })).toContainText(
    'Grants ClusterRole harbor-pilot-auditor to Group harbour-auditors',
  );
  await approveReviewed(page);
  await expect(page.getByRole('list', { name: 'Operators in the install plan' })).toContainText(
    'harbor-pilot 1.5.0: Succeeded',
    SOON,
  );
  const old = `/apis/operators.coreos.com/v1alpha1/namespaces/${SECRETS}/clusterserviceversions/harbor-pilot.v1.4.2`;
  await expect.poll(() => exists(hub, old), SOON).toBe(false);
  expect(
    await exists(hub, '/apis/rbac.authorization.k8s.io/v1/clusterroles/harbor-pilot-auditor'),
  ).toBe(true);
});
