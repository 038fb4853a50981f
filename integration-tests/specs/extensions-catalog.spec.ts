import { exists } from '../fixtures/cluster';
import { expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import { leftover, openLeftovers, scanUntil } from '../fixtures/leftovers';
import { SOON } from '../fixtures/operator';

onlyLocally('it needs the ClusterCatalogs of the demo');
test.setTimeout(120_000);

const CATALOG = '/operator-hub-catalog/all-namespaces';
const SOURCES = '/operator-hub-sources/all-namespaces';
const EXTENSIONS = '/apis/olm.operatorframework.io/v1/clusterextensions';
const CONTENT = /\/api\/catalogd\/.*\/all$/;

test.describe('packages that only OLM v1 can install', () => {
  test.use({ state: 'extensions' });

  test('are found in the catalog, loaded once, and installed', async ({ page, hub }) => {
    let downloads = 0;
    page.on('request', (request) => {
      if (CONTENT.test(request.url()) && request.method() === 'GET') downloads += 1;
    });
    await hub.open(CATALOG);
    await expect(page.getByText(/^Catalogs for OLM v1 only:/)).toBeVisible(SOON);
    await page.getByRole('link', { name: 'tide-works', exact: true }).click();
    const load = page.getByRole('button', { name: 'Load packages of tide-works' });
    await expect(load).toBeVisible(SOON);
    await expect(page.getByText(/Downloads the catalog \([\d.]+ MB\) once/)).toBeVisible(SOON);
    expect(downloads).toBe(0);
    await load.click();
    const table = page.getByRole('grid', { name: 'Packages' });
    await expect(table).toBeVisible(SOON);
    expect(downloads).toBe(1);
    await page.getByRole('textbox', { name: 'Find packages' }).fill('dry');
    await expect(table.getByRole('row', { name: /dry-dock/ })).toContainText('Supported');
    // The URL is updated when the user stops typing.
    await expect(page).toHaveURL(/keyword=dry$/);
    await table.getByRole('link', { name: 'Install dry-dock' }).click();
    await expect(page).toHaveURL(/~v1\/tide-works~dry-dock\/install$/, SOON);

    // The list counts loaded packages.
    await hub.open(SOURCES);
    const row = page.locator('[data-source="~v1/tide-works"]');
    await expect(row.getByRole('link', { name: '20 packages' })).toBeVisible(SOON);
  });

  test('are uninstalled together with the resources created for their installation', async ({
    page,
    hub,
  }) => {
    await hub.open(`${CATALOG}/~v1/tide-works~dry-dock/install`);
    await page.getByRole('checkbox', { name: 'Grant cluster-admin' }).check(SOON);
    await page.getByRole('button', { name: /^Install \d/ }).click(SOON);
    await expect(page).toHaveURL(/operator-hub-installed\/all-namespaces\/~v1\/dry-dock/, SOON);
    await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Uninstall Operator' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: /^ServiceAccount/ })).toBeChecked(SOON);
    await expect(dialog.getByRole('checkbox', { name: /^ClusterRoleBinding/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^Namespace/ })).not.toBeChecked();
  });

  test(
    'leave leftover resources if only the extension was deleted',
    WIDE,
    async ({ page, hub }) => {
      await hub.open('/operator-hub-installed/all-namespaces/~v1/followed');
      await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible(SOON);
      // Like `kubectl delete --cascade=orphan`.
      await hub.api('DELETE', `${EXTENSIONS}/followed?propagationPolicy=Orphan`);
      await expect.poll(() => exists(hub, `${EXTENSIONS}/followed`), SOON).toBe(false);
      await openLeftovers(hub, []);
      const left = page.locator('[data-test="leftover"]');
      const found = () => left.filter({ hasText: 'ClusterExtension followed not found' });
      await scanUntil(page, found);
      // Its instance has a finalizer that no controller removes.
      await scanUntil(page, () => leftover(page, 'chains.anchor.example.com'));
      await expect(leftover(page, 'chains.anchor.example.com')).toContainText('Terminating');
    },
  );
});

test.describe('a package that both can install', () => {
  test.use({ olmV1: '4.22' });

  test('is installed with OLM v0 unless the user selects OLM v1', async ({ page, hub }) => {
    await hub.open(`${CATALOG}/openshift-marketplace~redhat-operators~heron-database`);
    await expect(page.getByRole('link', { name: 'Install', exact: true })).toBeVisible(SOON);
    await page.getByRole('button', { name: 'More installation options' }).click(SOON);
    const item = page.getByRole('menuitem', { name: /^Install with OLM v1/ });
    await expect(item).toContainText('without install plans to approve');
    await item.click();
    await expect(page).toHaveURL(/~v1\/openshift-redhat-operators~heron-database\/install$/, SOON);
  });

  test('is found by a filter once its catalog is loaded', async ({ page, hub }) => {
    await hub.open(`${SOURCES}/~v1/openshift-redhat-operators/packages`);
    await page.getByRole('button', { name: /^Load packages of/ }).click(SOON);
    await expect(page.getByRole('grid', { name: 'Packages' })).toBeVisible(SOON);
    await hub.open(CATALOG);
    await page.getByRole('button', { name: 'Works with OLM v1' }).click(SOON);
    const filter = page.getByRole('checkbox', { name: /^Supported/ });
    await filter.check();
    await expect(page).toHaveURL(/extension=fits/);
    await expect(page.getByRole('link', { name: 'Heron Database' }).first()).toBeVisible(SOON);
  });
});
