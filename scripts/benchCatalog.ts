/**
 * `npm run bench:catalog`: the catalog in a real browser. Prints numbers without limits. With STOCK_URL (and
 * STORAGE_STATE for the login) it measures the stock console's catalog in the same way, as far as possible. Its type of
 * Operators is STOCK_TYPE: `operator` in console 4.22.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from '@playwright/test';
import { benchBrowser } from './benchBrowser';
import {
  type Catalog,
  openCatalog,
  idleBytes,
  idleHeap,
  scrollFrames,
  turnTo,
} from './benchCatalogPage';
import { floorTimes } from './benchCatalogFloor';
import { iconTimes } from './benchCatalogIcons';
import { type KeyTimes, keyTimes } from './benchCatalogKeys';
import { spread } from './benchSpread';

const REAL = ['community', 'certified'].map((name) => `../shared/data/catalogs/${name}.jsonl.gz`);
const RUNS = 5;
const IDLE_MILLISECONDS = Number(process.env['IDLE_SECONDS'] ?? '60') * 1000;

const OURS: Omit<Catalog, 'url'> = {
  path: '/operator-hub-catalog/all-namespaces',
  tile: '[data-test=operator-tile]',
  search: 'input[aria-label="Find Operators"]',
  results: '.operator-hub__catalog',
  list: '.operator-hub__tiles',
  icon: '.operator-hub__icon',
  // After the search field with its hint.
  isComplete: /^\/?(\d[\d,]*) of \1(?!.*Loading)/,
  away: 'nav a[href^="/operator-hub-installed"]',
  back: 'nav a[href^="/operator-hub-catalog"]',
};

const STOCK: Omit<Catalog, 'url'> = {
  path: `/catalog/all-namespaces?catalogType=${process.env['STOCK_TYPE'] ?? 'operator-olmv0'}`,
  tile: '.catalog-tile-pf',
  search: 'input[type=search], input[placeholder*="keyword"]',
  results: '.co-catalog-page__content',
  list: null,
  icon: '.catalog-tile-pf-icon',
  isComplete: /\d+ items/,
  away: 'a[href$="clusterserviceversions"], a[href*="installed-software"]',
  back: 'a[href^="/catalog"], a[href^="/operatorhub"]',
};

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}`);
const browser = await benchBrowser();
console.log(`Chromium ${browser.version()}, 1440 × 900\n`);
if (REAL.every((path) => existsSync(path))) {
  await withServer(['0', 'files', ...REAL], (url) => bench('632 real packages', { ...OURS, url }));
  await withServer(['20', 'files', ...REAL], (url) => benchIcons({ ...OURS, url }));
}
await withServer(['0', '10000'], (url) => bench('10,000 invented packages', { ...OURS, url }));
const stock = process.env['STOCK_URL'];
if (stock !== undefined) {
  await bench('stock console', { ...STOCK, url: stock });
  await benchIcons({ ...STOCK, url: stock });
}
await browser.close();

async function withServer(
  words: readonly string[],
  use: (url: string) => Promise<void>,
): Promise<void> {
  const server = fork(fileURLToPath(new URL('./benchCatalogServer.ts', import.meta.url)), words);
  await use(await reportedUrl(server));
  server.send('stop');
}

function reportedUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('message', (url) => {
      if (typeof url === 'string') resolve(url);
    });
    server.once('exit', () => {
      reject(new Error('The server exited before it listened.'));
    });
  });
}

async function bench(name: string, catalog: Catalog): Promise<void> {
  console.log(`— ${name}`);
  await benchOpening(catalog);
  const context = await contextOf(browser);
  const { page, bytes } = await openCatalog(context, catalog);
  const emptyHeap = await idleHeap(context, `${catalog.url}/nothing-here`);
  await print('heap over a page without data', async () => {
    const heap = await idleHeap(context, `${catalog.url}${catalog.path}`, catalog.tile);
    return `${megabytes(heap - emptyHeap)} (${megabytes(heap)} in all)`;
  });
  reportKeys('key press to painted result', await keyTimes(page, catalog));
  await print('scrolling, time between frames', async () => spread(await scrollFrames(page), 1));
  await print(`API bytes while idle for ${IDLE_MILLISECONDS / 1000} s`, async () => {
    await page.waitForLoadState('networkidle');
    const before = bytes();
    await idleBytes(IDLE_MILLISECONDS);
    const { api, packages } = bytes();
    return `${packages - before.packages} of packages, ${api - before.api} in all`;
  });
  // Runs last because it replaces the list of the page.
  if (catalog.list !== null) {
    const floor = await floorTimes(page, catalog.search, catalog.list);
    reportKeys('key press to the same tiles put in by hand (no search, no React)', floor);
  }
  await context.close();
  console.log();
}

/** Measures with the latency of a real cluster's API server. */
async function benchIcons(catalog: Catalog): Promise<void> {
  const times = await iconTimes(browser, contextOf, catalog);
  console.log('— the first key, and its icons (each answer of the API server takes 20 ms)');
  console.log(`first key press after load and idle: ${spread(times.key, 1)}`);
  console.log(`icon requests of the first visit before it: ${range(times.opening)}`);
  console.log(`icon requests after it: ${range(times.requests)}`);
  console.log(`key press to the last icon in view: ${spread(times.icons)}`);
  console.log(`icon requests of a second visit, with the same key: ${range(times.againRequests)}`);
  console.log(`key press to the last icon in view there: ${spread(times.againIcons)}\n`);
}

function range(counts: readonly number[]): string {
  return `${Math.min(...counts)}…${Math.max(...counts)}`;
}

function reportKeys(name: string, { painted, worked }: KeyTimes): void {
  console.log(`${name}: ${spread(painted, 1)}`);
  console.log(`  without the wait for the next frame: ${spread(worked, 1)}`);
}

/** Measures a new browser, the same browser with its cache, and navigation from another page. */
async function benchOpening(catalog: Catalog): Promise<void> {
  const cold: Times = { first: [], all: [], tasks: [], blocked: [] };
  const again: Times = { first: [], all: [], tasks: [], blocked: [] };
  const inside: Times = { first: [], all: [], tasks: [], blocked: [] };
  let sizes = '';
  for (let run = 0; run < RUNS; run += 1) {
    const context = await contextOf(browser);
    const first = await openCatalog(context, catalog);
    note(cold, first);
    const { api, packages, scripts } = first.bytes();
    sizes = `API ${megabytes(api)} (packages ${megabytes(packages)}), scripts ${megabytes(scripts)}`;
    await first.page.close();
    const second = await openCatalog(context, catalog);
    note(again, second);
    note(inside, await turnTo(second.page, catalog));
    await context.close();
  }
  console.log(`bytes of the first visit: ${sizes}`);
  report('first visit', cold);
  report('second visit', again);
  report('within the console', inside);
}

type Times = Readonly<Record<'first' | 'all' | 'tasks' | 'blocked', number[]>>;

function note(times: Times, { first, all, tasks }: Omit<Timed, 'page' | 'bytes'>): void {
  times.first.push(first);
  times.all.push(all);
  times.tasks.push(Math.max(0, ...tasks));
  times.blocked.push(tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0));
}

type Timed = Awaited<ReturnType<typeof openCatalog>>;

function report(name: string, { first, all, tasks, blocked }: Times): void {
  console.log(
    `${name}: first tiles ${median(first)}, all ${median(all)}, longest task after the start ${median(tasks)}, blocked ${median(blocked)}`,
  );
}

async function print(name: string, measure: () => Promise<string>): Promise<void> {
  console.log(`${name}: ${await measure()}`);
}

function contextOf(from: Browser): Promise<BrowserContext> {
  const storageState = process.env['STORAGE_STATE'];
  return from.newContext({
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: true,
    ...(storageState === undefined ? {} : { storageState }),
  });
}

function median(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  return `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms (${(sorted[0] ?? 0).toFixed(0)}…${(sorted.at(-1) ?? 0).toFixed(0)})`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
