import { card, drawer, inUrl, openCatalog } from '../fixtures/catalog';
import { expect, test } from '../fixtures/hub';

test('the catalog is shown as a table, sorted by a column, also on a narrow page', async ({
  page,
  hub,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openCatalog(hub);
  const rows = page.getByTestId('operator-row');

  await test.step('the URL holds the layout', async () => {
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await expect(rows.first()).toBeVisible();
    await expect.poll(() => inUrl(page, 'view')).toBe('table');
  });

  await test.step('a column header sorts, and the URL holds the order', async () => {
    await page.getByRole('columnheader', { name: 'Capability level' }).getByRole('button').click();
    await expect.poll(() => inUrl(page, 'sort')).toBe('capability');
    await expect(rows.first().getByText('Auto pilot')).toBeVisible();
    await page.reload();
    await expect(rows.first().getByText('Auto pilot')).toBeVisible();
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect.poll(() => inUrl(page, 'sort')).toBe('name');
  });

  await test.step('a narrow page has fewer columns and does not scroll sideways', async () => {
    const columns = page.getByRole('columnheader');
    const wide = await columns.count();
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(() => columns.count()).toBeLessThan(wide);
    await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'))
      .toBe(true);
  });

  await test.step('a row opens the details, which cover the rows', async () => {
    const first = (await rows.first().getAttribute('data-package')) ?? '';
    await card(page, first).click();
    await expect(drawer(page).getByRole('link', { name: 'View details' })).toBeVisible();
  });
});
