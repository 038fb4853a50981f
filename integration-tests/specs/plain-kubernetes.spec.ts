import { csvPath, exists, subscriptionPath } from '../fixtures/cluster';
import { type Hub, expect, test } from '../fixtures/hub';
import { ALL_NAMESPACES, ONE_NAMESPACE } from '../fixtures/packages';

/** OLM installed by upstream manifests: no OpenShift kinds, catalogs in "olm", cluster-wide Operators in "operators". */
test.use({ platform: 'kubernetes' });

/** At the pace of these tests. */
const INSTALLED = { timeout: 60_000 };

test('an Operator is installed for all namespaces without OpenShift, and uninstalled', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openInstall(hub, ALL_NAMESPACES);
  await expect(page.getByText('Namespace: All Namespaces')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Whole cluster' })).toBeChecked();

  await test.step('existing resources are used', async () => {
    const plan = page.getByRole('region', { name: 'Preview' });
    await expect(plan.getByText('operators', { exact: true })).toBeVisible();
    await expect(plan.getByText('global-operators', { exact: true })).toBeVisible();
    await expect(plan.getByText('Create', { exact: true })).toHaveCount(1);
    await expect(page.getByText(/server dry run succeeded/i)).toBeVisible();
  });

  await test.step('the Operator becomes ready', async () => {
    await install(hub);
    expect(await exists(hub, subscriptionPath('operators', ALL_NAMESPACES))).toBe(true);
  });

  await test.step('uninstall it with its copied CSVs', async () => {
    const csv = await uninstall(hub, 'operators');
    expect(await exists(hub, subscriptionPath('operators', ALL_NAMESPACES))).toBe(false);
    await expect.poll(() => exists(hub, csvPath('operators', csv))).toBe(false);
    await expect.poll(() => exists(hub, csvPath('team-a', csv))).toBe(false);
  });
});

test('an Operator is installed into a new namespace without OpenShift', async ({ page, hub }) => {
  test.setTimeout(120_000);
  await openInstall(hub, ONE_NAMESPACE);
  await page.getByRole('radio', { name: 'One project' }).check();
  await page.getByRole('combobox', { name: 'Installed Namespace' }).fill('first-try');
  await page.getByRole('option', { name: 'Create "first-try"' }).click();
  await install(hub);
  expect(await exists(hub, subscriptionPath('first-try', ONE_NAMESPACE))).toBe(true);
});

test('a project administrator sees which permission all namespaces require', async ({
  page,
  hub,
}) => {
  await hub.signIn('project-admin');
  await openInstall(hub, ALL_NAMESPACES, 'ns/team-a');
  await expect(page.getByText('Insufficient permissions to install')).toBeVisible();
  const missing = page.getByText(
    'create subscriptions.operators.coreos.com in namespace operators',
    { exact: true },
  );
  await expect(missing).toBeVisible();
  await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeDisabled();
});

async function openInstall(
  { open, page }: Hub,
  packageName: string,
  scope = 'all-namespaces',
): Promise<void> {
  await open(`/operator-hub-catalog/${scope}?q=${packageName}`);
  await page.locator(`[data-package="${packageName}"]`).first().click();
  await page.getByRole('link', { name: 'Install', exact: true }).click();
}

async function install({ page }: Hub): Promise<void> {
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.getByText('Installed and ready')).toBeVisible(INSTALLED);
}

/** Deletes the Subscription and CSV of the namespace's first Operator. @returns the name of the CSV */
async function uninstall({ open, page }: Hub, namespace: string): Promise<string> {
  await open(`/operator-hub-installed/ns/${namespace}`);
  const row = page.getByTestId('operator-row').first();
  const csv = (await row.getByRole('link').first().getAttribute('href'))?.split('/').pop() ?? '';
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Uninstall Operator' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Uninstall', exact: true }).click();
  await expect(dialog.getByText(/ uninstalled$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  return csv;
}
