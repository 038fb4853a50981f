import { ONE_NAMESPACE, ONE_NAMESPACE_KEYWORD } from '../fixtures/packages';
import { expect, test } from '../fixtures/hub';

test('find an Operator by keyword, narrow by source, share the view, read about it', async ({
  page,
  hub,
}) => {
  await hub.open('/operator-hub/all-namespaces/catalog');
  const tiles = page.getByTestId('operator-tile');
  await expect(tiles.first()).toBeVisible();
  const all = await tiles.count();

  await test.step('a keyword leaves what it is about, as you type', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(ONE_NAMESPACE_KEYWORD);
    await expect(page.locator(`[data-package="${ONE_NAMESPACE}"]`)).toBeVisible();
    expect(await tiles.count()).toBeLessThan(all);
  });

  await test.step('a facet narrows it further, and both are in the URL', async () => {
    const facet = page.getByRole('group', { name: 'Catalog' });
    await facet.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(new RegExp(ONE_NAMESPACE_KEYWORD));
    const before = await tiles.count();
    await page.reload();
    await expect(tiles).toHaveCount(before);
    await expect(
      page.getByRole('group', { name: 'Catalog' }).getByRole('checkbox').first(),
    ).toBeChecked();
  });

  await test.step('clearing shows all again', async () => {
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(tiles).toHaveCount(all);
  });

  await test.step('the tile leads to the Operator', async () => {
    await page.locator(`[data-package="${ONE_NAMESPACE}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Install', exact: true })).toBeVisible();
  });
});

test('a search that finds nothing says so and offers the way back', async ({ page, hub }) => {
  await hub.open('/operator-hub/all-namespaces/catalog?q=no-such-operator-anywhere');
  await expect(page.getByText(/No Operator/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect(page.getByTestId('operator-tile').first()).toBeVisible();
});
