import { SPARE_IMAGES } from '../../local/catalogs/spare';
import { countedClicks } from '../fixtures/clicks';
import { onlyLocally, test } from '../fixtures/hub';
import { expectRead, openSources } from '../fixtures/sources';

onlyLocally('it needs the states of the demo');
test.setTimeout(120_000);

test.describe('on a cluster with OLM v1', () => {
  test.use({ state: 'extensions' });

  test('a catalog is added from an image with 4 clicks', async ({ page, hub }) => {
    const clicks = await countedClicks(page);
    await openSources(hub);
    await page.getByRole('button', { name: 'Add catalog', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CatalogSource', exact: true }).click();
    await clicks.type(
      page.getByRole('textbox', { name: 'Image', exact: true }),
      SPARE_IMAGES.boathouse,
    );
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expectRead(page);
    clicks.expectAtMost(4);
  });
});
