import { exists, subscriptionPath } from '../fixtures/cluster';
import { type Hub, expect, test } from '../fixtures/hub';
import { ALL_NAMESPACES, ONE_NAMESPACE } from '../fixtures/packages';

/** Seconds that a real cluster needs to install a small Operator. */
const INSTALLED = { timeout: 120_000 };

test('an Operator is installed for all namespaces and becomes ready', async ({ page, hub }) => {
  test.setTimeout(180_000);
  hub.leaves(subscriptionPath('openshift-operators', ALL_NAMESPACES));
  await openPackage(hub, ALL_NAMESPACES);
  await page.getByRole('link', { name: 'Install', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Whole cluster' })).toBeChecked();
  await expect(page.getByText(/server dry run succeeded/i)).toBeVisible();
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.getByText('Installed and ready')).toBeVisible(INSTALLED);

  await page.getByRole('link', { name: 'View Operator' }).click();
  await expect(page.getByRole('list', { name: 'Summary' })).toContainText('Ready');
  await page.getByRole('link', { name: 'Installed Operators' }).click();
  const row = page.getByTestId('operator-row').first();
  await expect(row.getByText('Ready', { exact: true })).toBeVisible();
  await expect(row).toContainText('openshift-operators');
  expect(await exists(hub, subscriptionPath('openshift-operators', ALL_NAMESPACES))).toBe(true);
});

test('install into one new namespace, with Manual approval, and approve it', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  hub.leaves('/api/v1/namespaces/first-try');
  await openPackage(hub, ONE_NAMESPACE);
  await page.getByRole('link', { name: 'Install', exact: true }).click();

  await test.step('select one new namespace and Manual', async () => {
    await page.getByRole('radio', { name: 'One project' }).check();
    await page.getByRole('combobox', { name: 'Installed Namespace' }).fill('first-try');
    await page.getByRole('option', { name: 'Create "first-try"' }).click();
    await page.getByRole('radio', { name: 'Manual' }).check();
  });

  await test.step('the outcome is previewed', async () => {
    const plan = page.getByRole('region', { name: 'Preview' });
    await expect(plan.getByText('first-try', { exact: true })).toBeVisible();
    await expect(plan.getByText('Create', { exact: true })).toHaveCount(3);
  });

  await test.step('the install plan requires approval and is approved here', async () => {
    await page.getByRole('button', { name: 'Install', exact: true }).click();
    await expect(page.getByText('Requires approval').first()).toBeVisible(INSTALLED);
    await page.reload();
    await page.getByRole('button', { name: 'Approve install' }).click();
    await expect(page.getByText('Installed and ready')).toBeVisible(INSTALLED);
  });
});

async function openPackage(hub: Hub, packageName: string): Promise<void> {
  await hub.open(`/operator-hub-catalog/all-namespaces?q=${packageName}`);
  await hub.page.locator(`[data-package="${packageName}"]`).first().click();
}
