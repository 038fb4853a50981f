import { facetValue, openCatalog, tiles } from '../fixtures/catalog';
import { expect, test } from '../fixtures/hub';

test('a favorite survives a reload', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it changes the preferences of the user');
  await openCatalog(hub);
  const star = page.getByRole('button', { name: 'Favorite Parcel Queue' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await facetValue(page, 'Favorites', 'Favorite').check();
  await expect(tiles(page)).toHaveCount(1);

  await star.click();
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
});
