import type { Locator, Page } from '@playwright/test';
import { drawer, nameLink, openCatalog, tiles } from '../fixtures/catalog';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { installButton, openInstall } from '../fixtures/install';
import { SOON } from '../fixtures/operator';
import { DEFAULT, OTHER_THEMES, type Theme, showTheme } from '../fixtures/theme';

onlyLocally('it knows what is in the demo packages');

const THEMES = [DEFAULT, ...OTHER_THEMES];

for (const theme of [DEFAULT, { ...DEFAULT, contrast: 'glass' }] satisfies Theme[]) {
  // The console's own pages are narrower by a scroll bar and some pixels.
  for (const width of [1440, 1400]) {
    test(`${theme.contrast} at ${String(width)}×900: twelve whole tiles, and two columns beside the open drawer`, async ({
      page,
      hub,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openCatalog(hub);
      await showTheme(page, theme);
      await expect.poll(() => wholeTiles(page)).toBeGreaterThanOrEqual(12);
      await nameLink(page, 'heron-database').click();
      await expect(drawer(page)).toBeVisible();
      await expect.poll(() => columns(page)).toBe(2);
    });
  }
}

test('the selected theme is kept', async ({ page, hub }) => {
  await openCatalog(hub);
  const html = page.locator('html');
  await expect(html).not.toHaveClass(/pf-v6-theme-glass/);
  for (const [name, shown, not] of [
    ['High contrast', /high-contrast/, /glass/],
    ['Traditional', /^(?!.*glass)/, /high-contrast/],
    ['Glass', /glass/, /high-contrast/],
  ] as const) {
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('option', { name }).click();
    await expect(html).toHaveClass(shown);
    await expect(html).not.toHaveClass(not);
  }
  await page.reload();
  await expect(tiles(page).first()).toBeVisible(SOON);
  await expect(html).toHaveClass(/glass/);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`at ${String(width)}×${String(height)}, the buttons of a form are in view and cover no field`, async ({
    page,
    hub,
  }) => {
    await page.setViewportSize({ width, height });
    await openInstall(hub, { packageName: 'heron-database' });
    await expectBeside(page, installButton(page));
    await hub.open('/operator-hub-sources/all-namespaces/~new');
    await expectBeside(page, page.getByRole('button', { name: 'Create', exact: true }));
  });
}

test.describe(() => {
  test.use({ state: 'busy' });

  test('a table header is opaque only while rows are under it', async ({ page, hub }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await hub.open('/operator-hub-installed/all-namespaces');
    const head = page.getByRole('columnheader', { name: 'Version' });
    await expect(head).toBeVisible(SOON);
    await showTheme(page, { ...DEFAULT, contrast: 'glass' });
    expect(await backgroundOf(head, '::after')).toMatchObject({ opacity: 0 });
    await expect(page.getByText('9 Operators')).toBeVisible(SOON);
    await head.hover();
    await page.mouse.wheel(0, 1000);
    await expect(head).toBeInViewport();
    await expectOpaque(page, head, '::after');
  });

  test('at 1280×800, the toolbar of the Installed list is one row, and Actions shows why it is disabled', async ({
    page,
    hub,
  }) => {
    // The console's page is narrower than the stand-in's by a scroll bar and some pixels.
    await page.setViewportSize({ width: 1240, height: 800 });
    await hub.open('/operator-hub-installed/all-namespaces');
    const actions = page.getByRole('button', { name: 'Actions', exact: true });
    const search = page.getByRole('textbox', { name: 'Find by name or key=value' });
    await expect(actions).toBeDisabled(SOON);
    expect(Math.abs((await middleOf(search)) - (await middleOf(actions)))).toBeLessThan(5);
    await actions.focus();
    await expect(page.getByRole('tooltip')).toHaveText('Select at least one Operator.');
    await page.keyboard.press('Enter');
    await expect(actions).toHaveAttribute('aria-expanded', 'false');
    await page
      .getByRole('checkbox', { name: /^Select / })
      .last()
      .check();
    await page.getByRole('button', { name: '1 selected' }).click();
    await page.getByRole('menuitem', { name: 'Clear selection' }).press('Enter');
    await expect(actions).toBeFocused();
  });
});

/** Beside the fields, before and after the page is scrolled to the last of them. */
async function expectBeside(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1, timeout: SOON.timeout });
  const fields = page.locator('main').getByRole('radio');
  for (const field of [fields.first(), fields.last()]) {
    await field.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    const label = await field.locator('xpath=..').boundingBox();
    const box = await button.boundingBox();
    expect((label?.x ?? Infinity) + (label?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  }
}

/** In every theme. */
async function expectOpaque(page: Page, layer: Locator, pseudo?: string): Promise<void> {
  await expect(layer).toBeVisible(SOON);
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await expect
      .poll(() => backgroundOf(layer, pseudo), JSON.stringify(theme))
      .toEqual({ alpha: 1, opacity: 1 });
  }
}

/** Opacity of an element and its background: both are 1 if it is opaque. */
function backgroundOf(layer: Locator, pseudo?: string): Promise<object> {
  return layer.evaluate((element, of) => {
    const { backgroundColor, opacity } = getComputedStyle(element, of);
    const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? [];
    return { alpha: Number(alpha), opacity: Number(opacity) };
  }, pseudo);
}

async function wholeTiles(page: Page): Promise<number> {
  return tiles(page).evaluateAll((all) => {
    const frame = document.querySelector('main')?.getBoundingClientRect();
    return all
      .map((tile) => tile.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= 0 && bottom <= (frame?.bottom ?? 0)).length;
  });
}

async function columns(page: Page): Promise<number> {
  const lefts = await tiles(page).evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect().left),
  );
  return new Set(lefts).size;
}

async function middleOf(of: Locator): Promise<number> {
  const box = await of.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0) / 2;
}
