import { exists } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';

onlyLocally('it needs the extensions of the demo');
test.setTimeout(120_000);

const INSTALLED = '/operator-hub-installed/all-namespaces';
const EXTENSIONS = '/apis/olm.operatorframework.io/v1/clusterextensions';
const HELD_DEFINITION =
  '/apis/apiextensions.k8s.io/v1/customresourcedefinitions/gauges.tide.example.com';

test.describe('a cluster with OLM v1', () => {
  test.use({ state: 'extensions' });

  test('installed extensions are in the list with their status', async ({ page, hub }) => {
    await hub.open(INSTALLED);
    const held = page.locator('[data-operator="~v1/held"]');
    await expect(held.getByText('Ready')).toBeVisible(SOON);
    await expect(held.getByText('OLM v1')).toBeVisible();
    await expect(held.getByText('Updates paused at 1.0.0')).toBeVisible();
    const blocked = page.locator('[data-operator="~v1/no-such-package"]');
    await hub.open(`${INSTALLED}?q=no-such-package`);
    await expect(blocked.getByText('Package ghost-ship not found')).toBeVisible(SOON);
    await blocked.getByRole('link', { name: 'no-such-package' }).click();
    await expect(page).toHaveURL(/all-namespaces\/~v1\/no-such-package$/);
    await expect(page.getByText('Package ghost-ship not found')).toHaveCount(3, SOON);
    await page.getByRole('button', { name: 'OLM message' }).click();
    await expect(page.getByText('no bundles found for package "ghost-ship"').first()).toBeVisible();
  });

  test('the Overview counts extensions and ClusterCatalogs', async ({ page, hub }) => {
    await hub.open('/dashboards');
    await expect(page.locator('[data-item-id="Operator Hub-health-item"]')).toContainText(
      /\d failed/,
      SOON,
    );
    await page.getByRole('button', { name: 'Operator Hub' }).click();
    const rows = page.getByRole('list', { name: 'Action required' });
    await expect(rows.locator('a[href*="/~v1/"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('[data-test-id="horizontal-link-Operators"]').click();
    const down = page.getByRole('list', { name: 'Unavailable catalogs' });
    await expect(down.locator('a[href*="/~v1/"]').first()).toBeVisible(SOON);
    // Beside a long status, a name keeps its words in one line.
    await page.setViewportSize({ width: 1280, height: 800 });
    const box = await page.getByRole('link', { name: 'held-by-finalizer' }).boundingBox();
    expect(box?.height).toBeLessThan(40);
  });

  test('a conflict of two catalogs is resolved on the extension page', async ({ page, hub }) => {
    await hub.open(`${INSTALLED}/~v1/same-priority`);
    await page.getByRole('button', { name: 'Use only neap-tide' }).click(SOON);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Use only neap-tide' }).click(SOON);
    await expect(dialog.getByText('ClusterExtension updated')).toBeVisible(SOON);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('Multiple catalogs provide ebb-meter')).toHaveCount(0, SOON);
    await expect(page.getByText('Ready', { exact: true }).last()).toBeVisible(SOON);
  });

  test('permissions that the installer lacks are granted, and OLM tries again', async ({
    page,
    hub,
  }) => {
    await hub.open(`${INSTALLED}/~v1/weak-service-account`);
    const status = page.getByRole('region', { name: 'Status' });
    await expect(status.getByText('Installer lacks permissions').first()).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Grant these permissions' }).click(SOON);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('get serviceaccounts cluster-wide')).toBeVisible(SOON);
    await dialog.getByRole('button', { name: 'Grant these permissions' }).click(SOON);
    await expect(dialog.getByText('Permissions granted')).toBeVisible(SOON);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    // The card names what is missing now, never what is granted.
    await expect(page.getByText(/get serviceaccounts in namespace/)).toHaveCount(0, SOON);
  });

  test('updates are resumed, and OLM installs the next version', async ({ page, hub }) => {
    await hub.open(`${INSTALLED}/~v1/held`);
    await page.getByRole('button', { name: 'Actions', exact: true }).click(SOON);
    await page.getByRole('menuitem', { name: 'Resume updates' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Resume updates' }).click(SOON);
    await expect(dialog.getByText('ClusterExtension updated')).toBeVisible(SOON);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    // Both are on the page twice, and `toBeHidden` fails for two elements instead of waiting.
    await expect(page.getByText('Updates paused at 1.0.0')).toHaveCount(0, SOON);
    await expect(page.getByText('1.0.0', { exact: true })).toHaveCount(0, SOON);
    await expect(page.getByText('1.1.0', { exact: true }).first()).toBeVisible(SOON);
  });

  test('APIs link to their instances, which are deleted first during an uninstall', async ({
    page,
    hub,
  }) => {
    await hub.open(`${INSTALLED}/~v1/held/apis`);
    await expect(page.getByRole('link', { name: 'Gauge' })).toHaveAttribute(
      'href',
      /operator-hub-instances\/all-namespaces\/gauges\.tide\.example\.com$/,
      SOON,
    );
    await hub.api('POST', '/apis/tide.example.com/v1/namespaces/held/gauges', {
      apiVersion: 'tide.example.com/v1',
      kind: 'Gauge',
      metadata: { name: 'north-pier', namespace: 'held' },
      spec: {},
    });
    await page.getByRole('tab', { name: 'Instances' }).click();
    await expect(page.getByRole('link', { name: 'north-pier' })).toHaveAttribute(
      'href',
      /operator-hub-instances\/ns\/held\/gauges\.tide\.example\.com\/north-pier/,
      SOON,
    );
    // The list also has a menu of that name.
    await page.getByRole('button', { name: 'Actions', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Uninstall Operator' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('1 Gauge instance')).toBeVisible(SOON);
    await dialog.getByRole('checkbox', { name: /^ServiceAccount/ }).check();
    await dialog.getByRole('textbox', { name: /^Type held/ }).fill('held');
    await dialog.getByRole('button', { name: 'Uninstall and delete 1 instance' }).click();
    await expect(dialog.getByText('Selected resources deleted')).toBeVisible(SOON);
    expect(await exists(hub, `${EXTENSIONS}/held`)).toBe(false);
    // Another extension requires the same API and creates it at once, before or after the deletion was observed.
    await expect(
      dialog.getByText(/gauges\.tide\.example\.com.*(?:deleted|re-created with the same name)/),
    ).toBeVisible();
    expect(await exists(hub, '/api/v1/namespaces/held/serviceaccounts/held-installer')).toBe(false);
  });

  test('an uninstall can keep the Operator, and a new extension of the name manages it again', async ({
    page,
    hub,
  }) => {
    await hub.open(`${INSTALLED}/~v1/held`);
    await page.getByRole('button', { name: 'Actions', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Uninstall Operator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('checkbox', { name: 'Keep the Operator, its APIs and instances' })
      .check();
    await expect(dialog.getByText('CustomResourceDefinition')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Uninstall', exact: true }).click();
    await expect(dialog.getByText('Selected resources deleted')).toBeVisible(SOON);
    expect(await exists(hub, `${EXTENSIONS}/held`)).toBe(false);
    expect(await exists(hub, HELD_DEFINITION)).toBe(true);
    await hub.api('POST', EXTENSIONS, {
      apiVersion: 'olm.operatorframework.io/v1',
      kind: 'ClusterExtension',
      metadata: { name: 'held' },
      spec: {
        namespace: 'held',
        serviceAccount: { name: 'held-installer' },
        source: {
          sourceType: 'Catalog',
          catalog: { packageName: 'tide-gauge', version: '1.0.0' },
        },
      },
    });
    await hub.open(`${INSTALLED}/~v1/held`);
    await expect(page.getByText('1.0.0', { exact: true }).first()).toBeVisible(SOON);
  });

  test('an instance is created from an example in the catalog of the extension', async ({
    page,
    hub,
  }) => {
    await hub.open(`${INSTALLED}/~v1/held/instances`);
    await page.getByRole('button', { name: 'Create instance' }).click(SOON);
    await page.getByRole('menuitem', { name: 'Gauge' }).click();
    await page.getByRole('radio', { name: 'Form view' }).check(SOON);
    await expect(page.getByLabel('Start from')).toHaveValue('example-1', SOON);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('pier');
    // The names of both fields are from descriptors.
    await expect(page.getByRole('textbox', { name: 'Size' })).toHaveValue('4');
    await expect(page.getByLabel('Mode', { exact: true })).toHaveValue('radar');
    await page.getByRole('combobox', { name: 'Namespace' }).fill('held');
    await expect(page.getByText('Server dry run succeeded')).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Create', exact: true }).click(SOON);
    await expect(page.getByRole('heading', { level: 1, name: 'pier' })).toBeVisible(SOON);
    await expect(page.getByRole('link', { name: 'Tide Gauge' })).toHaveAttribute(
      'href',
      /all-namespaces\/~v1\/held$/,
      SOON,
    );
    const pier = '/apis/tide.example.com/v1/namespaces/held/gauges/pier';
    expect(await hub.api('GET', pier)).toMatchObject({ spec: { size: 4, mode: 'radar' } });
  });

  test('a user who cannot list extensions sees one line about it', async ({ page, hub }) => {
    await hub.signIn('viewer');
    await hub.open(INSTALLED);
    await page.getByRole('button', { name: /^Operators in your/ }).click(SOON);
    await expect(
      page.getByText(/permission to list clusterextensions\.olm\.operatorframework\.io/),
    ).toBeVisible(SOON);
    await hub.open(`${INSTALLED}/~v1/held`);
    await expect(page.getByText(/list clusterextensions/)).toBeVisible(SOON);
  });
});

test.describe('a cluster without OLM v1', () => {
  test.use({ state: 'busy' });

  test('shows no extensions and gets no requests for them', async ({ page, hub }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const text = `${request.url()} ${request.postData() ?? ''}`;
      if (/clusterextension|\/clustercatalogs|"clustercatalogs"/.test(text)) requested.push(text);
    });
    await hub.open(INSTALLED);
    await expect(page.locator('[data-test="operator-row"]').first()).toBeVisible(SOON);
    await expect(page.getByText('OLM v1')).toHaveCount(0);
    await hub.open('/operator-hub-sources/all-namespaces');
    await expect(page.locator('[data-test="source-row"]').first()).toBeVisible(SOON);
    await expect(page.getByText('ClusterCatalog')).toHaveCount(0);
    await hub.open(`${INSTALLED}/~v1/held`);
    await expect(page.getByText('OLM v1 is not available on this cluster')).toBeVisible(SOON);
    expect(requested).toEqual([]);
  });
});
