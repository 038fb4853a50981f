import { drawer, inUrl, nameLink, openCatalog, pressUntil, search } from '../fixtures/catalog';
import { type Hub, expect, test } from '../fixtures/hub';
import { ONE_NAMESPACE } from '../fixtures/packages';

test('a user finds and reads about Operators with the keyboard alone', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it knows the order of the demo packages');
  await openCatalog(hub, '?sort=name');
  const first = page.getByRole('gridcell').first();

  await test.step('after the search, one press of Tab enters the tiles', async () => {
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('operator');
    await expect(search(page)).toHaveValue('operator');
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveValue('');
    await pressUntil(page, 'Tab', first.getByRole('link'));
    const favorite = first.getByRole('button', { name: 'Favorite' });
    await page.keyboard.press('Tab');
    await expect(favorite).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(favorite).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(first.getByRole('link')).toBeFocused();
  });

  await test.step('arrow and letter keys move between tiles', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('gridcell').nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.type('heron d');
    await expect(nameLink(page, 'heron-database')).toBeFocused();
  });

  await test.step('Enter opens the details at their name, one press of Tab before Install', async () => {
    await page.keyboard.press('Enter');
    await expect(heading(hub)).toHaveText('Heron Database');
    await expect(heading(hub)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(drawer(page).getByRole('link', { name: 'Install', exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
  });

  await test.step('the details follow the arrow keys', async () => {
    await nameLink(page, 'heron-database').focus();
    await page.keyboard.press('Enter');
    await expect(heading(hub)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(nameLink(page, 'heron-community')).toBeFocused();
    await expect(heading(hub)).toHaveText('Heron Community Edition');
    expect(inUrl(page, 'details')).toMatch(/heron-community$/);
  });

  await test.step('Escape closes the details, also from within, and returns the focus', async () => {
    await drawer(page).getByRole('link', { name: 'View details' }).focus();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(nameLink(page, 'heron-community')).toBeFocused();
  });

  await test.step('Arrow Down moves from the search to its first result', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('seal');
    await expect(first).toHaveAttribute('data-package', 'wax-seal');
    await page.keyboard.press('ArrowDown');
    await expect(nameLink(page, 'wax-seal')).toBeFocused();
  });
});

test('the name of a tile is a link that opens the Operator page in a new tab', async ({
  page,
  hub,
}) => {
  await openCatalog(hub, `?q=${ONE_NAMESPACE}`);
  const link = nameLink(page, ONE_NAMESPACE);
  const name = await link.textContent();
  const clicks = [
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.click({ button: 'middle' }),
  ];
  for (const click of clicks) {
    const opened = page.context().waitForEvent('page');
    await click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await tab.close();
  }
  await expect(drawer(page)).toHaveCount(0);
});

function heading({ page }: Hub) {
  return drawer(page).getByRole('heading', { level: 2 }).first();
}
