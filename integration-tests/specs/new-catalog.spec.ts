import { card, facetValue, nameLink, openCatalog } from '../fixtures/catalog';
import { aTwinCatalog } from '../fixtures/cluster';
import { expect, test } from '../fixtures/hub';

test('the packages of a catalog that is added appear without a reload', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it serves a catalog of the demo twice');
  await openCatalog(hub);
  await expect(facetValue(page, 'Catalog', 'Second shelf')).toHaveCount(0);

  await aTwinCatalog(hub, 'platform-team', 'second-shelf');
  await facetValue(page, 'Catalog', 'Second shelf').check({ timeout: 30_000 });
  await expect(nameLink(page, 'golden-paths')).toBeVisible();
  await expect(card(page, 'heron-database')).toHaveCount(0);
});
