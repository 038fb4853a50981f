/** The plugin is updated while its page is open: the server has only files of the new version. */
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/hub';
import { goByNavigation } from '../fixtures/navigation';

const SCRIPTS = /\/api\/plugins\/operator-hub\/.*\.js$/;
const REASON = /The plugin might have been updated/;

test('an outdated page that fails to load a script says so, and a reload helps', async ({
  page,
  hub,
}) => {
  const reason = page.getByText(REASON).first();
  await hub.open('/operator-hub-updates/all-namespaces');
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeVisible();
  const requested = await withoutScripts(page);
  // Only a part of the page fails.
  await page.getByRole('tab', { name: 'Readiness' }).click();
  await expect(reason).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeVisible();
  // A page that is not requested repeatedly.
  await goByNavigation(page, 'Installed');
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeHidden();
  await expect(reason).toBeVisible();
  const before = requested.length;
  await goByNavigation(page, 'Updates');
  await goByNavigation(page, 'Installed');
  await expect(reason).toBeVisible();
  expect(requested.length).toBe(before);
  await reloaded(page);
  await expect(page.getByRole('heading', { name: 'Installed Operators' })).toBeVisible();
});

/** The scripts of the new version are available. */
async function reloaded(page: Page): Promise<void> {
  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: 'Reload the console' }).first().click();
  await expect(page.getByText(REASON)).toHaveCount(0);
}

/** Blocks scripts from now on. @returns the names of requested scripts */
async function withoutScripts(page: Page): Promise<readonly string[]> {
  const requested: string[] = [];
  await page.route(SCRIPTS, async (route) => {
    requested.push(basename(route.request().url()));
    return route.fulfill({ status: 404 });
  });
  return requested;
}
