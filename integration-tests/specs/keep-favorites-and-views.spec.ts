import { expectAccessible } from '../fixtures/accessible';
import { card, facetValue, inUrl, openCatalog, search, tiles } from '../fixtures/catalog';
import { type Hub, expect, test } from '../fixtures/hub';

test('a favorite survives a reload', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it changes the preferences of the user');
  await openCatalog(hub);
  const star = page.getByRole('button', { name: 'Favorite Parcel Queue' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await facetValue(page, 'Favorites', 'Favorite').check();
  await expect(tiles(page)).toHaveCount(1);

  await star.click();
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
});

test('a view is saved, opened, renamed and deleted', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it changes the preferences of the user');

  await test.step('save', async () => {
    await openCatalog(hub, '?q=heron&view=table');
    await choose(hub, 'Saved views', 'Save view');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Databases');
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('button', { name: 'Databases' })).toBeVisible();
  });

  await test.step('open it on another visit', async () => {
    await openCatalog(hub);
    await choose(hub, 'Saved views', 'Databases');
    await expect(search(page)).toHaveValue('heron');
    await expect(card(page, 'heron-database')).toHaveAttribute('data-test', 'operator-row');
    await expect.poll(() => inUrl(page, 'view')).toBe('table');
  });

  await test.step('rename', async () => {
    await choose(hub, 'Databases', 'Rename or delete…');
    await expectAccessible(page, hub);
    await page.getByRole('textbox', { name: 'Name of view Databases' }).fill('Herons');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Herons' })).toBeVisible();
  });

  await test.step('delete', async () => {
    await page.reload();
    await choose(hub, 'Herons', 'Rename or delete…');
    await page.getByRole('button', { name: 'Delete view Herons' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
  });
});

async function choose({ page }: Hub, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
