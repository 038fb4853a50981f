import { SPARE_IMAGES } from '../../local/catalogs/spare';
import { expect, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { expectRead, fillSource, openSources, sourceRow } from '../fixtures/sources';

/** BR-057: no OperatorHub, and the global catalogs in "olm". */
test.use({ platform: 'kubernetes' });

test('without OpenShift, a catalog is added and deleted, and no default catalogs are offered', async ({
  page,
  hub,
}) => {
  await openSources(hub);
  await expect(sourceRow(page, 'operatorhubio-catalog', 'olm')).toContainText('Healthy', SOON);
  await expect(page.getByRole('button', { name: 'Actions for Catalog sources' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Add catalog', exact: true }).click();
  await fillSource(page, 'Name', 'boathouse');
  await page.getByRole('radio', { name: 'All namespaces' }).check();
  await expect(page.getByText('Namespace olm', { exact: true })).toBeVisible();
  await fillSource(page, 'Image', SPARE_IMAGES.boathouse);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expectRead(page);

  await openSources(hub);
  const row = sourceRow(page, 'operatorhubio-catalog', 'olm');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('CatalogSource operatorhubio-catalog deleted')).toBeVisible(SOON);
});
