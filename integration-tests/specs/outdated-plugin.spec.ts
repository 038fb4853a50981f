/** The plugin was updated while a page of it is open: the server has the files of the new version only. */
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { PLUGIN_DIR } from '../../local/consoleSetup';
import { tiles } from '../fixtures/catalog';
import { expect, onlyLocally, test } from '../fixtures/hub';

onlyLocally('it looks into the files that were built for what starts a worker');

const SCRIPTS = /\/api\/plugins\/operator-hub\/.*\.js$/;
const REASON = /The plugin has probably been updated since this page was opened/;

test('what an old page can no longer load says so, and a reload helps', async ({ page, hub }) => {
  const workers = await workerScripts();
  const reason = page.getByText(REASON).first();
  await hub.open('/operator-hub-updates/all-namespaces');
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeVisible();
  const asked = await withoutScripts(page);
  // A part of a page: the rest of it stays.
  await page.getByRole('tab', { name: 'Readiness' }).click();
  await expect(reason).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeVisible();
  // A page, which is not asked for again and again.
  await page.getByRole('link', { name: 'Installed', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeHidden();
  await expect(reason).toBeVisible();
  const before = asked.length;
  await page.getByRole('link', { name: 'Updates' }).first().click();
  await page.getByRole('link', { name: 'Installed', exact: true }).click();
  await expect(reason).toBeVisible();
  expect(asked.length).toBe(before);
  await reloaded(page);
  await expect(page.getByRole('heading', { name: 'Installed Operators' })).toBeVisible();

  // What reads the catalogs does without the worker's script.
  const missed = await withoutScripts(page, (name) => workers.has(name));
  await page.getByRole('link', { name: 'Catalog', exact: true }).click();
  await expect(tiles(page).first()).toBeVisible();
  expect(workers).toContain(missed[0]);
});

/** The scripts are there again, those of the new version. */
async function reloaded(page: Page): Promise<void> {
  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: 'Reload the console' }).first().click();
  await expect(page.getByText(REASON)).toHaveCount(0);
}

/** Gives the names of those that are asked for in vain: all from the first on that is gone. */
async function withoutScripts(
  page: Page,
  isGone: (name: string) => boolean = () => true,
): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(SCRIPTS, async (route) => {
    const name = basename(route.request().url());
    if (asked.length === 0 && !isGone(name)) return route.fallback();
    asked.push(name);
    return route.fulfill({ status: 404 });
  });
  return asked;
}

async function workerScripts(): Promise<ReadonlySet<string>> {
  const names = (await readdir(PLUGIN_DIR)).filter((name) => name.endsWith('.js'));
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(PLUGIN_DIR, name), 'utf8');
      return text.includes('importScripts(') ? [name] : [];
    }),
  );
  return new Set(found.flat());
}
