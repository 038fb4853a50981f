import { expectAccessible } from '../fixtures/accessible';
import { card, drawer, nameLink, openCatalog } from '../fixtures/catalog';
import { expect, test } from '../fixtures/hub';

const COMPARED = ['heron-community', 'heron-database', 'basalt-storage'];

test('three Operators are compared, one is removed, and the way back keeps the selection', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it compares packages of the demo');
  await openCatalog(hub, '?sort=name');

  await test.step('select Operators in their details and on their tiles', async () => {
    for (const name of COMPARED) {
      await nameLink(page, name).click();
      await expect(page).toHaveURL(new RegExp(`details=[^&]*${name}`));
      await drawer(page).getByRole('button', { name: 'Compare', exact: true }).click();
      await expect(drawer(page).getByRole('button', { name: 'Selected' })).toBeVisible();
    }
    await drawer(page).getByRole('button', { name: 'Selected' }).click();
    const toggle = card(page, 'basalt-storage').getByRole('button', { name: 'Compare Basalt' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(drawer(page).getByRole('button', { name: 'Selected' })).toBeVisible();
    await nameLink(page, 'cost-reports').click();
    await expect(
      drawer(page).getByRole('button', { name: 'Compare', exact: true }),
    ).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Compare 3 selected' }).click();
  });

  const table = page.getByRole('region', { name: 'Comparison of Operators' });
  await test.step('they are shown side by side, also after a reload', async () => {
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await page.reload();
    await expect(table.getByRole('columnheader', { name: /Heron Database/ })).toBeVisible();
    await expect(table.getByRole('columnheader')).toHaveCount(4);
  });

  await test.step('show only differences', async () => {
    const rows = table.getByRole('rowheader');
    const all = await rows.count();
    const differing = await table.getByText('Different', { exact: true }).count();
    await expectAccessible(page, hub);
    await table.getByText('Show only differences').click();
    await expect(rows).toHaveCount(differing);
    expect(differing).toBeLessThan(all);
  });

  await test.step('remove one, and go back with the selection', async () => {
    await table.getByRole('button', { name: 'Remove basalt-storage from comparison' }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await table.getByRole('button', { name: 'Back to the catalog' }).click();
    await expect(page.getByRole('button', { name: 'Compare 2 selected' })).toBeVisible();
    await expect(nameLink(page, 'basalt-storage')).toBeVisible();
  });
});
