import { openCatalog, search, tiles } from '../fixtures/catalog';
import { expect, test } from '../fixtures/hub';

test('a second visit shows the tiles although the package server does not answer any more', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it makes the package server fail');
  await openCatalog(hub);
  await expect.poll(() => page.evaluate(KEPT)).toBeGreaterThanOrEqual(4);
  const all = await tiles(page).count();

  await hub.broken({ kind: 'error', code: 503, path: '/apis/packages.operators.coreos.com/*' });
  await page.reload();
  await expect(tiles(page)).toHaveCount(all);
  await expect(page.getByText('Operators: no longer up to date')).toBeVisible();

  await test.step('and they can be searched', async () => {
    await search(page).fill('lantern');
    await expect(tiles(page).first()).toHaveAttribute('data-package', /lantern/);
  });
});

/** How many sources of packages the browser has kept: it does so behind the page's back. */
const KEPT = `(async () => {
  let count = 0;
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise((done) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => done(opening.result);
    });
    for (const table of db.objectStoreNames) {
      count += await new Promise((done) => {
        const counting = db.transaction(table).objectStore(table).count();
        counting.onsuccess = () => done(counting.result);
      });
    }
    db.close();
  }
  return count;
})()`;
