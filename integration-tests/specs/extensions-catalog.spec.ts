import { expectAccessible } from '../fixtures/accessible';
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

  test('are found in the catalog, with details and the reason why one is not supported', async ({
    page,
    hub,
  }) => {
    let downloads = 0;
    page.on('request', (request) => {
      if (CONTENT.test(request.url()) && request.method() === 'GET') downloads += 1;
    });
    await hub.open(`${CATALOG}?q=harbour`);
    const tile = page.locator('[data-package="harbour-lamp"]');
    await expect(tile).toContainText('tide-works', SOON);
    // Once for each catalog that no CatalogSource has.
    expect(downloads).toBe(4);
    await tile.getByRole('link', { name: 'Harbour Lamp' }).focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('region', { name: 'Operator details' });
    await expect(details.getByRole('heading', { level: 2, name: 'Harbour Lamp' })).toBeFocused();
    await expect(details.getByText('Provided by Tide Works')).toBeVisible();
    await expect(details.getByText('OLM v1', { exact: true })).toBeVisible();
    await expectAccessible(page, hub);

    // The second visit reads what the browser stored.
    await hub.open(`${CATALOG}?q=message+board`);
    await hub.open(`${CATALOG}?q=fleet`);
    await page.locator('[data-package="fleet-office"]').getByRole('link').click(SOON);
    const facts = details.getByRole('definition');
    await expect(
      facts.filter({ hasText: 'The Operator does not support watching all namespaces.' }),
    ).toBeVisible(SOON);
    expect(downloads).toBe(4);

    await details.getByRole('link', { name: 'View details' }).click();
    await expect(page).toHaveURL(/\/all-namespaces\/~v1\/tide-works~fleet-office\?/);
    await expect(page.getByText('Not supported by OLM v1')).toBeVisible(SOON);
    const reason = page.getByText('The Operator does not support watching all namespaces.');
    await expect(reason).toHaveCount(1);
    await expectAccessible(page, hub);

    await hub.open(`${CATALOG}/~v1/tide-works~sluice-gate`);
    await expect(page.getByRole('list', { name: 'Versions in channel stable' })).toBeVisible(SOON);

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
    await expect(page.getByRole('grid', { name: 'Packages' })).toBeVisible(SOON);
    await hub.open(CATALOG);
    await page.getByRole('button', { name: 'Works with OLM v1' }).click(SOON);
    const filter = page.getByRole('checkbox', { name: /^Supported/ });
    await filter.check();
    await expect(page).toHaveURL(/extension=fits/);
    await expect(page.getByRole('link', { name: 'Heron Database' }).first()).toBeVisible(SOON);
  });
});

test.describe('catalogs of OLM v1 whose content has a flaw', () => {
  test.use({ state: 'sources', situations: [], olmV1: '4.22' });

  test('are named with the cause, and the packages that could be read are shown', async ({
    page,
    hub,
  }) => {
    await hub.open(`${CATALOG}?q=Tide+Works`);
    await expect(page.locator('[data-package="harbour-lamp"]')).toBeVisible(SOON);
    await expect(page.locator('[data-package="copper-gauge"]')).toBeVisible(SOON);
    await expect(page.getByText('Unable to load catalog closed-harbour')).toBeVisible(SOON);
    await expect(page.getByText('Catalog half-tide incomplete')).toBeVisible(SOON);
    const torn = page.locator('.pf-v6-c-alert').filter({ hasText: 'catalog torn-charts are not' });
    await torn.getByRole('button', { name: 'View details' }).press('Enter');
    await expect(page.getByText(/^\d+ lines of the catalog are not valid JSON\.$/)).toBeVisible();
    await expectAccessible(page, hub);
    // A large one is read on request, once.
    await expect(page.locator('[data-package="dry-dock"]')).toBeHidden();
    await page.getByRole('button', { name: 'Load packages of wide-ocean' }).press('Enter');
    await expect(page.locator('[data-package="dry-dock"]')).toBeVisible(SOON);
    await hub.open(`${CATALOG}?q=dry+dock`);
    await expect(page.locator('[data-package="dry-dock"]')).toBeVisible(SOON);
  });
});
