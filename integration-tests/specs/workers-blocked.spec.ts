import { card, openCatalog, search, tiles } from '../fixtures/catalog';
import { ONE_NAMESPACE, ONE_NAMESPACE_KEYWORD } from '../fixtures/packages';
import { expect, test } from '../fixtures/hub';

test('the catalog loads and is searchable if workers are blocked', async ({ page, hub }) => {
  await page.addInitScript(
    'window.Worker = function () { throw new DOMException("blocked", "SecurityError"); }',
  );
  await openCatalog(hub);
  const all = await tiles(page).count();
  await search(page).fill(ONE_NAMESPACE_KEYWORD);
  await expect(card(page, ONE_NAMESPACE)).toBeVisible();
  await expect.poll(() => tiles(page).count()).toBeLessThan(all);
});
