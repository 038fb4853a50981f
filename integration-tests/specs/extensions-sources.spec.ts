import { exists, listed, partOf } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';

onlyLocally('it needs the catalogs of the demo');
test.use({ state: 'extensions' });
test.setTimeout(120_000);

const SOURCES = '/operator-hub-sources/all-namespaces';
const CATALOGS = '/apis/olm.operatorframework.io/v1/clustercatalogs';

test('a failing catalog is found with the extensions it blocks, and disabled', async ({
  page,
  hub,
}) => {
  await hub.open(SOURCES);
  const row = page.locator('[data-source="~v1/lost-at-sea"]');
  await expect(row.getByText('Unavailable')).toBeVisible(SOON);
  await expect(row.getByText('OLM v1')).toBeVisible();
  await expect(row.getByText('Blocks 1 ClusterExtension')).toBeVisible(SOON);
  await row.getByRole('link', { name: 'lost-at-sea' }).click();
  await expect(page.getByText('Image not found')).toBeVisible(SOON);
  await expect(page.getByRole('link', { name: 'asks-all-catalogs' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/no longer blocks.*asks-all-catalogs/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Disable' }).click(SOON);
  await expect(dialog.getByText('ClusterCatalog disabled')).toBeVisible(SOON);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible(SOON);
  await hub.open('/operator-hub-installed/all-namespaces/~v1/asks-all-catalogs');
  await expect(page.getByText('Ready', { exact: true }).last()).toBeVisible(SOON);
});

test('a catalog is created, edited and deleted', async ({ page, hub }) => {
  await hub.open(SOURCES);
  await page.getByRole('button', { name: 'Add catalog', exact: true }).click(SOON);
  await page.getByRole('menuitem', { name: 'ClusterCatalog', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('harbour-spare');
  await page.getByRole('textbox', { name: 'Image' }).fill('local.operator-hub/catalogs/spare:v1');
  await page.getByRole('textbox', { name: 'Labels' }).fill('team=harbour');
  await page.getByRole('button', { name: 'Create', exact: true }).click(SOON);
  await expect(page.getByRole('heading', { level: 1, name: 'harbour-spare' })).toBeVisible(SOON);
  await hub.open(`${SOURCES}/~v1/harbour-spare/~edit`);
  await page.getByRole('textbox', { name: 'Priority' }).fill('7', SOON);
  await page.getByRole('button', { name: 'Save', exact: true }).click(SOON);
  await expect(page.getByRole('heading', { level: 1, name: 'harbour-spare' })).toBeVisible(SOON);
  const stored = (await listed(hub, CATALOGS)).find(
    (one) => partOf(one, 'metadata')['name'] === 'harbour-spare',
  );
  expect(partOf(stored, 'spec')).toMatchObject({ priority: 7 });
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click(SOON);
  await expect.poll(() => exists(hub, `${CATALOGS}/harbour-spare`), SOON).toBe(false);
  await expect(page).toHaveURL(`${hub.url}${SOURCES}`, SOON);
});

test('a default catalog can only be disabled, and the reason is shown', async ({ page, hub }) => {
  await hub.open(`${SOURCES}/~v1/openshift-community-operators`);
  await page.getByRole('button', { name: 'Actions', exact: true }).click(SOON);
  for (const name of [/^Edit/, /^Delete/]) {
    await expect(page.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await expect(
    page.getByText('OpenShift reverts changes to default catalogs.').first(),
  ).toBeVisible();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click(SOON);
  await expect(page.getByRole('dialog').getByText('ClusterCatalog disabled')).toBeVisible(SOON);
});
