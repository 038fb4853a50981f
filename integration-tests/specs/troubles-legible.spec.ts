import { expectAccessible } from '../fixtures/accessible';
import { type Hub, expect, test } from '../fixtures/hub';
import { SOON, statusOf } from '../fixtures/operator';

const CONTRAST = 'pf-v6-theme-high-contrast';
const DARK = 'pf-v6-theme-dark';

/** Of the local cluster's troubles: namespace, Subscription, and what the page says. */
const PAGES = [
  ['catalog-is-down', 'pocket-wiki', 'Catalog is unhealthy'],
  ['bundle-image-is-missing', 'yuzu-translate', 'Bundle cannot be unpacked'],
  ['pods-crash', 'tumbleweed-tests', /Installing|Failed/],
  ['not-upgradeable-now', 'stepping-stones', 'Update is held back'],
  ['all-is-well', 'sparrow-dashboards', /^Ready/],
] as const;

test.use({ state: 'troubles' });

test('every trouble is legible: light, dark, high contrast', async ({ page, hub }) => {
  test.setTimeout(120_000);
  for (const [namespace, name, title] of PAGES) {
    await test.step(namespace, async () => {
      await hub.open(`/operator-hub/ns/${namespace}/installed/${name}`);
      await expect(statusOf(page).getByText(title).first()).toBeVisible(SOON);
      await expectAccessible(page, hub);
      for (const isDark of [true, false]) {
        await show(hub, { isDark, hasContrast: !isDark });
        await expectAccessible(page, hub);
      }
      await show(hub, { isDark: false, hasContrast: false });
    });
  }
});

test('the tabs of an Operator are legible in light and dark', async ({ page, hub }) => {
  test.setTimeout(120_000);
  for (const tab of ['updates', 'permissions', 'apis', 'objects', 'conditions', 'events', 'yaml']) {
    await test.step(tab, async () => {
      await hub.open(`/operator-hub/ns/update-waits-for-approval/installed/heron-database/${tab}`);
      await expect(page.getByRole('tabpanel')).not.toBeEmpty(SOON);
      await expectAccessible(page, hub);
      await show(hub, { isDark: true, hasContrast: false });
      await expectAccessible(page, hub);
    });
  }
});

/** As the console's theme menu does it. */
async function show(
  { page }: Hub,
  { isDark, hasContrast }: { readonly isDark: boolean; readonly hasContrast: boolean },
): Promise<void> {
  await page.evaluate(
    ([contrast, dark, withContrast, withDark]) => {
      document.documentElement.classList.toggle(contrast, withContrast);
      document.documentElement.classList.toggle(dark, withDark);
    },
    [CONTRAST, DARK, hasContrast, isDark] as const,
  );
  // Colors change in a moment, and are read when they have.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => null),
  );
}
