import { card, drawer, facetValue, inUrl, openCatalog, search, tiles } from '../fixtures/catalog';
import { type Hub, expect, test } from '../fixtures/hub';
import { ONE_NAMESPACE, ONE_NAMESPACE_KEYWORD } from '../fixtures/packages';

const DEMO = 'it looks for packages of the demo';

test('an Operator is found by kind, by a misspelled word, and by several words', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, DEMO);
  await openCatalog(hub);

  await test.step('a kind, shown on the tile', async () => {
    await search(page).fill('HeronBackup');
    await expect(tiles(page).first()).toHaveAttribute('data-package', 'heron-database');
    await expect(card(page, 'heron-database').getByText('Matches kind HeronBackup')).toBeVisible();
  });

  await test.step('text that is truncated on a tile is shown on hover', async () => {
    const tile = card(page, 'heron-database');
    await tile.getByText('Matches kind HeronBackup').hover({ trial: true });
    await tile.getByText('Red Hat', { exact: true }).last().hover({ trial: true });
  });

  await test.step('a word with a typo', async () => {
    await search(page).fill('lantren');
    await expect(tiles(page).first()).toHaveAttribute('data-package', 'lantern-observability');
  });

  await test.step('several words, all of which must match', async () => {
    await search(page).fill('database failover');
    await expect(tiles(page).first()).toHaveAttribute('data-package', 'heron-database');
    await expect(card(page, 'quickstone-cache')).toHaveCount(0);
  });
});

test('facets filter with live counts; chips remove one filter, and one click removes all', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, DEMO);
  await openCatalog(hub);
  await expect(facetValue(page, 'Category', 'Database')).toHaveAccessibleName('Database 4');
  const all = await shown(hub);

  await test.step('a value shows as many results as its count, and other facets count the remaining results', async () => {
    await facetValue(page, 'Catalog', 'Red Hat').check();
    await expect(facetValue(page, 'Catalog', 'Red Hat')).toHaveAccessibleName(/ 8$/);
    await expect.poll(() => shown(hub)).toBe('8');
    await expect(facetValue(page, 'Category', 'Database')).toHaveAccessibleName('Database 1');
  });

  await test.step('values of one facet add up', async () => {
    await facetValue(page, 'Catalog', 'Platform team').check();
    await expect.poll(() => shown(hub)).toBe('11');
  });

  await test.step('a chip removes its value', async () => {
    await page.getByRole('button', { name: 'Remove filter Red Hat' }).click();
    await expect(facetValue(page, 'Catalog', 'Red Hat')).not.toBeChecked();
    await expect.poll(() => shown(hub)).toBe('3');
  });

  await test.step('remove all filters', async () => {
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect.poll(() => shown(hub)).toBe(all);
    expect(new URL(page.url()).search).toBe('');
  });
});

test('the URL holds the view: a reload shows the same, and Back closes the details', async ({
  page,
  hub,
}) => {
  await openCatalog(hub);
  const catalogs = page.getByRole('group', { name: 'Catalog' }).getByRole('checkbox');
  let catalog = '';

  await test.step('a keyword and a facet', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(ONE_NAMESPACE_KEYWORD);
    await expect(card(page, ONE_NAMESPACE)).toBeVisible();
    // The counts are updated after the packages; until then a catalog without the package might be the first.
    const counts = page
      .getByRole('group', { name: 'Catalog' })
      .locator('.operator-hub__facet-count');
    await expect
      .poll(async () => Number(await counts.first().innerText()) <= Number(await shown(hub)))
      .toBe(true);
    const [found] = await catalogs.all();
    catalog = /[^-/]+\/.+$/.exec((await found?.getAttribute('id')) ?? '')?.[0] ?? '';
    await catalogs.and(page.locator(`[id$="${catalog}"]`)).check();
    await expect(page).toHaveURL(new RegExp(`q=${ONE_NAMESPACE_KEYWORD}`));
  });

  await test.step('survive a reload', async () => {
    const before = await tiles(page).count();
    await page.reload();
    await expect(tiles(page)).toHaveCount(before);
    await expect(search(page)).toHaveValue(ONE_NAMESPACE_KEYWORD);
    // Their order depends on what is loaded already.
    await expect(catalogs.and(page.locator(`[id$="${catalog}"]`))).toBeChecked();
  });

  await test.step('the details survive it, too, and Back closes them', async () => {
    await card(page, ONE_NAMESPACE).click();
    await expect(drawer(page).getByRole('link', { name: 'Install', exact: true })).toBeVisible();
    await page.reload();
    await expect(drawer(page).getByRole('link', { name: 'Install', exact: true })).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    expect(inUrl(page, 'q')).toBe(ONE_NAMESPACE_KEYWORD);
  });
});

test('a search without results says so and can be cleared, like any filter', async ({
  page,
  hub,
}) => {
  await hub.open('/operator-hub-catalog/all-namespaces?q=no-such-operator-anywhere');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all filters' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove filter no-such-operator-anywhere' }).click();
  await expect(tiles(page).first()).toBeVisible();
});

/** The number of Operators in the page's result count. */
async function shown({ page }: Hub): Promise<string | undefined> {
  const text = await page.getByText(/^\d+ of \d+$/).textContent();
  return text?.split(' ')[0];
}
