import { card, drawer, facetValue, inUrl, openCatalog } from '../fixtures/catalog';
import { expect, test } from '../fixtures/hub';

const PACKAGE = 'quickstone-cache';

test('a package of two catalogs is one tile, and both offers can be selected', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it expects a package that the demo offers twice');
  await openCatalog(hub, '?q=quickstone');
  await expect(card(page, PACKAGE)).toHaveCount(1);
  await expect(card(page, PACKAGE).getByText('Certified, also in Community')).toBeVisible();

  await test.step('the details link one offer to the other', async () => {
    await card(page, PACKAGE).click();
    const details = drawer(page);
    await expect(
      details.getByRole('heading', { level: 2, name: 'Quickstone Cache Enterprise' }),
    ).toBeVisible();
    await details.getByRole('link', { name: 'Community Operators' }).click();
    await expect.poll(() => inUrl(page, 'details')).toMatch(/\/community-operators\//);
    await expect(
      details.getByRole('heading', { level: 2, name: 'Quickstone Cache', exact: true }),
    ).toBeVisible();
    await expect(details.getByRole('link', { name: 'Certified Operators' })).toBeVisible();
    await details.getByRole('link', { name: 'Install', exact: true }).click();
    await expect(page).toHaveURL(/~community-operators~quickstone-cache\/install/);
    await page.goBack();
  });

  await test.step('a filter by catalog shows the offer of that catalog', async () => {
    await openCatalog(hub, '?q=quickstone');
    await facetValue(page, 'Catalog', 'Community').check();
    await expect(
      card(page, PACKAGE).getByRole('link', { name: 'Quickstone Cache', exact: true }),
    ).toBeVisible();
  });
});
