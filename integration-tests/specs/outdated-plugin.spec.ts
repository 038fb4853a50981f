/** The plugin was updated while a page of it is open: the server has the files of the new version only. */
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
  const asked = await withoutScripts(page);
  // A part of a page: the rest of it stays.
  await page.getByRole('tab', { name: 'Readiness' }).click();
  await expect(reason).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeVisible();
  // A page, which is not asked for again and again.
  await goByNavigation(page, 'Installed');
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeHidden();
  await expect(reason).toBeVisible();
  const before = asked.length;
  await goByNavigation(page, 'Updates');
  await goByNavigation(page, 'Installed');
  await expect(reason).toBeVisible();
  expect(asked.length).toBe(before);
  await reloaded(page);
  await expect(page.getByRole('heading', { name: 'Installed Operators' })).toBeVisible();
});

/** The scripts are there again, those of the new version. */
async function reloaded(page: Page): Promise<void> {
  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: 'Reload the console' }).first().click();
  await expect(page.getByText(REASON)).toHaveCount(0);
}

/** Answers none from now on. @returns the names of those that are asked for in vain */
async function withoutScripts(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(SCRIPTS, async (route) => {
    asked.push(basename(route.request().url()));
    return route.fulfill({ status: 404 });
  });
  return asked;
}
