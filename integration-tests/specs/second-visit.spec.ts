import type { Page } from '@playwright/test';
import { openCatalog, search, tiles } from '../fixtures/catalog';
import { expect, test } from '../fixtures/hub';

test('a second visit shows the tiles although the package server does not respond', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it makes the package server fail');
  await openCatalog(hub);
  await expect.poll(() => kept(page, 'contents')).toBeGreaterThanOrEqual(4);
  // The number of rendered tiles depends on what is above them.
  const count = page.getByText(/^\d+ of \d+$/);
  const all = await count.innerText();

  await hub.broken({ kind: 'error', code: 503, path: '/apis/packages.operators.coreos.com/*' });
  await page.reload();
  await expect(count).toHaveText(all);
  await expect(tiles(page).first()).toBeVisible();
  await expect(page.getByText('Operators: Outdated')).toBeVisible();

  await test.step('the tiles can be searched', async () => {
    await search(page).fill('lantern');
    await expect(tiles(page).first()).toHaveAttribute('data-package', /lantern/);
  });
});

test('a second visit requests no icon again', async ({ page, hub }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/icon')) requested.push(request.url());
  });
  await openCatalog(hub);
  const icons = tiles(page).locator('.operator-hub__icon > *');
  // Includes tiles out of view.
  const missing = async () => (await tiles(page).count()) - (await icons.count());
  await expect.poll(missing).toBe(0);
  await expect.poll(() => kept(page, 'icons')).toBeGreaterThanOrEqual(await tiles(page).count());
  expect(requested.length).toBeGreaterThan(10);

  // The second visit may render more tiles, because less is above them.
  const first = new Set(requested.splice(0));
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(missing).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => first.has(url))).toEqual([]);
});

/** Number of package sources or icons that the browser caches in the background. */
function kept(page: Page, table: 'contents' | 'icons'): Promise<unknown> {
  return page.evaluate(`(async () => {
    const db = await new Promise((done) => {
      const opening = indexedDB.open('operator-hub-catalog');
      opening.onsuccess = () => done(opening.result);
    });
    const count = await new Promise((done) => {
      const counting = db.transaction('${table}').objectStore('${table}').count();
      counting.onsuccess = () => done(counting.result);
    });
    db.close();
    return count;
  })()`);
}
