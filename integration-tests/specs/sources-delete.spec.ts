import { readFileSync } from 'node:fs';
import { MARKETPLACE_CATALOGS, MARKETPLACE_PODS } from '../fixtures/catalogPods';
import { exists, namesIn } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { close, fromRow, openSources, sourceRow } from '../fixtures/sources';

onlyLocally('it deletes a catalog that is used');
test.use({ state: 'sources', situations: ['boathouse-pinned'] });
test.setTimeout(90_000);

/** CS-044 */
test('a catalog is deleted with its dependents named, and is re-created from its YAML', async ({
  page,
  hub,
}) => {
  await openSources(hub);
  await expect(sourceRow(page, 'boathouse-pinned')).toContainText('Healthy', SOON);
  const dialog = await fromRow(page, 'boathouse-pinned', 'Delete');
  await expect(dialog.getByText('1 Subscription uses boathouse-pinned')).toBeVisible(SOON);
  await expect(dialog.getByRole('link', { name: 'tarp-service' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download YAML' }).click(),
  ]);
  const yaml = readFileSync(await download.path(), 'utf8');
  expect(yaml).toContain('quay.example.com/boathouse/operator-catalog@sha256:');
  expect(yaml).not.toMatch(/resourceVersion|uid:|^status:/mu);

  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('CatalogSource boathouse-pinned deleted')).toBeVisible(SOON);
  await close(dialog);
  await expect(sourceRow(page, 'boathouse-pinned')).toHaveCount(0);
  expect(await exists(hub, `${MARKETPLACE_CATALOGS}/boathouse-pinned`)).toBe(false);
  await expect
    .poll(
      () => namesIn(hub, `${MARKETPLACE_PODS}?labelSelector=olm.catalogSource=boathouse-pinned`),
      SOON,
    )
    .toEqual([]);
});
