/** The plugin was updated while a page of it is open: the server has the files of the new version only. */
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { PLUGIN_DIR } from '../../local/consoleSetup';
import { expect, test } from '../fixtures/hub';

const SCRIPTS = /\/api\/plugins\/operator-hub\/.*\.js$/;
const REASON = /The plugin has probably been updated since this page was opened/;

test('what an old page can no longer load says so, and a reload helps', async ({ page, hub }) => {
  await hub.open('/operator-hub/all-namespaces/updates');
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeVisible();
  const asked = await withoutScripts(page);

  // A part of a page: the rest of it stays.
  await page.getByRole('tab', { name: 'Readiness' }).click();
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Updates', level: 1 })).toBeVisible();
  // A page.
  await page.getByRole('link', { name: 'Installed', exact: true }).click();
  await expect(page.getByText(REASON)).toBeVisible();
  const before = asked.length;
  await page.getByRole('link', { name: 'Updates' }).first().click();
  await page.getByRole('link', { name: 'Installed', exact: true }).click();
  await expect(page.getByText(REASON)).toBeVisible();
  expect(asked.length).toBe(before);

  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: 'Reload the console' }).click();
  await expect(page.getByRole('heading', { name: 'Installed Operators' })).toBeVisible();
  await expect(page.getByText(REASON)).toBeHidden();
});

test('a catalog whose reader cannot be had says so, and is not asked for again and again', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it looks into the files that were built for what starts a worker');
  const workers = await workerScripts();
  const asked: string[] = [];
  await page.route(SCRIPTS, async (route) => {
    const name = basename(route.request().url());
    // From the first worker on everything is missing: its script, and what does its work without it.
    if (asked.length === 0 && !workers.has(name)) return route.fallback();
    asked.push(name);
    return route.fulfill({ status: 404 });
  });
  await hub.open('/operator-hub/all-namespaces/catalog?q=wax');
  await expect(page.getByText(REASON).first()).toBeVisible();
  expect(workers).toContain(asked[0]);
  const before = asked.length;
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await expect(page.getByText(REASON).first()).toBeVisible();
  expect(asked.length).toBeLessThan(30);

  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: 'Reload the console' }).first().click();
  await expect(page.getByText('Wax Seal').first()).toBeVisible();
});

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

/** Gives the addresses that are asked for in vain. */
async function withoutScripts(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(SCRIPTS, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 404 });
  });
  return asked;
}
