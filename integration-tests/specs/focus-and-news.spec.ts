import { drawer, nameLink, openCatalog } from '../fixtures/catalog';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { expectFocusKept, expectFocused, expectAnnounced } from '../fixtures/keyboard';
import { SOON } from '../fixtures/operator';
import { fromRow, openSources } from '../fixtures/sources';
import { goWithin } from '../fixtures/within';
import { planRow } from '../fixtures/updates';

onlyLocally('it knows what is in the demo packages');

test('a reloaded page leaves the focus at the start', async ({ page, hub }) => {
  await openCatalog(hub);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.click();
  await page.reload();
  await expect(nameLink(page, 'heron-database')).toBeVisible(SOON);
  // Time in which the focus would move.
  await page.waitForTimeout(500);
  await expect(page.locator(':focus')).toHaveCount(0);
  // The user has navigated to the next page.
  await page.keyboard.press('a');
  await goWithin(page, '/operator-hub-installed/all-namespaces');
  await expectFocused(heading);
});

test.describe('by keyboard, on the Updates page', () => {
  test.use({ state: 'updates', situations: ['first-in-line', 'third-in-line'] });

  test('removed elements leave the focus nearby, and changes are announced', async ({
    page,
    hub,
  }) => {
    test.setTimeout(120_000);
    const installed = '/operator-hub-installed/all-namespaces';

    await test.step('removed filters', async () => {
      await hub.open(`${installed}?namespace=first-in-line&namespace=third-in-line`);
      const chip = (name: string) => page.getByRole('button', { name: `Remove filter ${name}` });
      await chip('first-in-line').press('Enter', SOON);
      await expect(chip('first-in-line')).toHaveCount(0);
      await expectFocusKept(page);
      await page.getByRole('button', { name: 'Clear all filters' }).press('Enter');
      await expect(chip('third-in-line')).toHaveCount(0);
      await expectFocusKept(page);
      await expectAnnounced(page, /^\d+ Operators?$/);
    });

    await test.step('a snoozed install plan', async () => {
      await goWithin(page, '/operator-hub-updates/all-namespaces');
      const row = planRow(page, 'first-in-line');
      await row.getByRole('button', { name: /^Snooze install plan/ }).press('Enter', SOON);
      await page.getByRole('dialog').getByRole('button', { name: 'Snooze' }).press('Enter');
      await expect(row).toHaveCount(0, SOON);
      await expectFocusKept(page);
    });

    await test.step('install plans that are approved in order', async () => {
      await page
        .getByRole('checkbox', { name: /^Select install plan/ })
        .first()
        .press('Space');
      await page.getByRole('button', { name: /^Approve 1 install plan$/ }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^Approve 1 install plan$/ }).press('Enter');
      await expectAnnounced(page, /Succeeded|Installed|Done/);
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(planRow(page, 'third-in-line')).toHaveCount(0, SOON);
      await expectFocusKept(page);
    });

    await test.step('a scan, and a catalog refresh', async () => {
      await goWithin(page, '/operator-hub-installed/all-namespaces/~leftovers');
      await page.getByRole('button', { name: 'Refresh' }).press('Enter', SOON);
      await expectAnnounced(page, /^Last updated/);
      await expectFocusKept(page);
      await openSources(hub);
      const dialog = await fromRow(page, 'release-train', 'Restart');
      await dialog.getByRole('button', { name: 'Restart' }).press('Enter', SOON);
      await expectAnnounced(page, /Catalog pod \S+ is ready/);
      await expect(dialog.locator(':focus')).toHaveCount(1, SOON);
    });
  });
});

test('nothing moves if the user prefers reduced motion', async ({ page, hub }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openCatalog(hub, '?sort=name');
  const seen = await page.evaluateHandle(noteMotions);
  const names = () => seen.evaluate((noted) => noted.splice(0));
  await nameLink(page, 'heron-database').press('Enter');
  await expect.poll(names).toContain('operator-hub-drawer-comes');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await names();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await nameLink(page, 'heron-database').press('Enter');
  await expect(drawer(page).getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocused(nameLink(page, 'heron-database'));
  expect(await names()).toEqual([]);
});

/** Runs in the page: records animations and transitions of the plugin. Color changes do not count. */
function noteMotions(): string[] {
  const names: string[] = [];
  for (const kind of ['animationstart', 'transitionrun']) {
    document.addEventListener(kind, (event) => {
      const { target } = event;
      if (!(target instanceof Element && target.matches('[class*="operator-hub__"]'))) return;
      if (event instanceof AnimationEvent) names.push(event.animationName);
      else if (event instanceof TransitionEvent && !/color|decoration/.test(event.propertyName)) {
        names.push(`${event.propertyName} of ${target.className}`);
      }
    });
  }
  return names;
}
