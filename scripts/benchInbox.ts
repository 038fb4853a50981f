/** Second part of `npm run bench:review`: the inbox with 200 pending updates of different packages. */
import { type Browser, type Page } from '@playwright/test';
import { anOperator } from '../local/catalogs/build/operator';
import { type BuiltPackage, aChannel, aPackage } from '../local/catalogs/build/package';
import type { ClusterClient } from '../local/cluster/kube/types';
import { benchBrowser, benchConsole } from './benchBrowser';
import { scrollFrames } from './benchCatalogPage';
import { benchCluster, benchSubscribe } from './benchOperators';
import { spread } from './benchSpread';

declare global {
  /** Used in the page. */
  var benchInboxTasks: number[];
  var benchInboxShown: number;
}

const PLANS = 200;
const RUNS = 5;
const SETTLED_WITHIN_MILLISECONDS = 240_000;
const LOOK_MILLISECONDS = 500;
/** Time after the first row for its follow-up work. */
const AFTERWARDS_MILLISECONDS = 5000;
const ROW = '[data-test=plan-row]';
const PLANS_RESOURCE = 'installplans.operators.coreos.com';

/** Prints numbers without limits. */
export async function benchInbox(): Promise<void> {
  const cluster = await benchCluster(
    Array.from({ length: PLANS }, (_, index) => benchPackage(nameOf(index))),
  );
  for (let index = 0; index < PLANS; index += 1) subscribe(cluster.client, nameOf(index));
  console.log(`\n${await waitingUpdates(cluster.client)} updates that wait in the inbox`);
  const hub = await benchConsole(cluster.url);
  const browser = await benchBrowser();
  await benchOpening(browser, hub.url);
  await benchUse(browser, hub.url);
  await browser.close();
  await hub.stop();
  await cluster.stop();
}

function nameOf(index: number): string {
  return `inbox-${String(index).padStart(3, '0')}`;
}

function benchPackage(name: string): BuiltPackage {
  const operator = anOperator({
    packageName: name,
    displayName: name,
    provider: { name: 'Bench' },
    summary: 'It waits for an approval.',
    description: `# ${name}\n\n${'It keeps what it runs running. '.repeat(60)}`,
    categories: ['Database'],
  });
  return aPackage(operator, {
    channels: [aChannel('stable', '1.0.0', '1.1.0')],
    releases: [
      { version: '1.0.0', createdAt: '2026-01-01' },
      { version: '1.1.0', createdAt: '2026-06-01' },
    ],
  });
}

function subscribe(client: ClusterClient, name: string): void {
  benchSubscribe(client, name, {
    installPlanApproval: 'Manual',
    startingCSV: `${name}.v1.0.0`,
  });
}

/** Approves the first versions. @returns the number of second versions that require approval then */
async function waitingUpdates(client: ClusterClient): Promise<number> {
  const end = performance.now() + SETTLED_WITHIN_MILLISECONDS;
  for (;;) {
    const plans = client.list(PLANS_RESOURCE).filter(({ status }) => status !== undefined);
    const open = plans.filter(({ spec }) => spec?.['approved'] === false);
    const updates = open.filter(({ spec }) => JSON.stringify(spec).includes('.v1.1.0'));
    if (updates.length === PLANS || performance.now() > end) return updates.length;
    for (const { metadata } of open.filter((plan) => !updates.includes(plan))) {
      const { name, namespace = '' } = metadata;
      const ref = { resource: PLANS_RESOURCE, namespace, name } as const;
      client.mergePatch(ref, { spec: { approved: true } });
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
  }
}

async function benchOpening(browser: Browser, url: string): Promise<void> {
  const shown: number[] = [];
  const tasks: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await opened(browser, url);
    const measured = await page.evaluate(() => {
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(installplans|subscriptions)(\?|$)/.test(name))
        .map((one) => (one instanceof PerformanceResourceTiming ? one.responseEnd : 0))
        .filter((end) => end < globalThis.benchInboxShown);
      return globalThis.benchInboxShown - Math.max(0, ...answers);
    });
    shown.push(measured);
    await page.waitForTimeout(AFTERWARDS_MILLISECONDS);
    tasks.push(...(await takenTasks(page)));
    if (run === 0) console.log(`rows in the page: ${await page.locator(ROW).count()}`);
    await page.close();
  }
  console.log(`from the last answer to rows on the page: ${spread(shown)}`);
  console.log(`opening, tasks of more than 50 ms: ${spread(tasks)}`);
}

async function benchUse(browser: Browser, url: string): Promise<void> {
  const page = await opened(browser, url);
  await page.waitForTimeout(AFTERWARDS_MILLISECONDS);
  await takenTasks(page);
  await measureAct(page, 'choosing one', () => page.locator(`${ROW} input`).nth(1).click());
  await measureAct(page, 'choosing all', () =>
    page.getByRole('checkbox', { name: /^Select all/ }).click(),
  );
  await measureAct(page, 'typing', () =>
    page.getByRole('textbox', { name: /^Find by/ }).pressSequentially('inbox-19', { delay: 120 }),
  );
  await page.getByRole('textbox', { name: /^Find by/ }).fill('');
  await page.waitForTimeout(1000);
  console.log(`scrolling, time between frames: ${spread(await scrollFrames(page))}`);
  await takenTasks(page);
  await page.goto(`${url}/operator-hub-updates/all-namespaces?sort=risk`, { waitUntil: 'commit' });
  const begin = performance.now();
  await page.locator(ROW).first().waitFor();
  const isReading = page.getByText(/^Checking .* for risks$/);
  await isReading.waitFor();
  await isReading.waitFor({ state: 'detached', timeout: SETTLED_WITHIN_MILLISECONDS });
  await page.waitForTimeout(AFTERWARDS_MILLISECONDS);
  const taken = performance.now() - begin - AFTERWARDS_MILLISECONDS;
  console.log(`risks of all ${PLANS} read: ${(taken / 1000).toFixed(1)} s`);
  console.log(`meanwhile, tasks of more than 50 ms: ${spread(await takenTasks(page))}`);
  await page.close();
}

async function measureAct(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  await act();
  await page.waitForTimeout(1500);
  console.log(`${what}, tasks of more than 50 ms: ${spread(await takenTasks(page))}`);
}

/** Opens a new page, and waits until its first row is painted. */
async function opened(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // tsx adds a helper to nested functions that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPage);
  await page.goto(`${url}/operator-hub-updates/all-namespaces`, { waitUntil: 'commit' });
  await page.locator(ROW).first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => globalThis.benchInboxShown > 0);
  return page;
}

function watchPage(): void {
  globalThis.benchInboxTasks = [];
  globalThis.benchInboxShown = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.benchInboxTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('[data-test=plan-row]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => {
        globalThis.benchInboxShown = performance.now();
      });
    });
  }).observe(document, { childList: true, subtree: true });
}

async function takenTasks(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => globalThis.benchInboxTasks.splice(0));
}
