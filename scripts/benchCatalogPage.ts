/** What `npm run bench:catalog` does in the browser, with our catalog or another's. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

declare global {
  /** Written and read in the page: milliseconds. */
  var benchTasks: number[];
  var benchFrames: number[];
  var benchPainted: number;
  var benchWaited: number;
  /** Calls back when what was changed is painted, with how long the browser waited for its next frame before. */
  var benchAfterPaint: (then: (waited: number) => void) => void;
}

/** Where a catalog is, and how its parts are found. Selectors are CSS. */
export type Catalog = {
  readonly url: string;
  readonly path: string;
  readonly tile: string;
  readonly search: string;
  readonly results: string;
  /** What holds the tiles and nothing else; `null`: what they cost the browser alone is not measured. */
  readonly list: string | null;
  /** Within the results: what comes later and is no part of them. */
  readonly icon: string;
  /** In the text of the results as soon as all packages are there. */
  readonly isComplete: RegExp;
  /** Links that lead to another page of the console, and back. */
  readonly away: string;
  readonly back: string;
};

/** Milliseconds from the start until something was on the page, and the tasks of more than 50 ms until then. */
type Timing = {
  readonly first: number;
  readonly all: number;
  readonly tasks: readonly number[];
};

/** `packages` are a part of `api`. */
type Bytes = { readonly api: number; readonly packages: number; readonly scripts: number };

/** A new page at the catalog. Tasks count as soon as the catalog's script is there: before that the console starts. */
export async function openCatalog(
  context: BrowserContext,
  catalog: Catalog,
): Promise<Timing & { readonly page: Page; readonly bytes: () => Bytes }> {
  const page = await context.newPage();
  const bytes = countedBytes(page);
  // tsx names the functions within functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchTasks);
  await page.addInitScript(defineAfterPaint);
  const started = performance.now();
  await page.goto(`${catalog.url}${catalog.path}`, { waitUntil: 'commit' });
  return { page, bytes, ...(await waited(page, catalog, started)) };
}

/** From the catalog to another page and back; the first tiles as the page itself sees them, from the click. */
export async function turnTo(page: Page, catalog: Catalog): Promise<Timing> {
  await page.locator(catalog.away).first().click();
  await page.locator(catalog.tile).first().waitFor({ state: 'detached' });
  await page.evaluate(watchFirstTile, catalog.tile);
  const started = performance.now();
  await page.locator(catalog.back).first().click();
  const times = await waited(page, catalog, started);
  return { ...times, first: await page.evaluate(() => globalThis.benchPainted) };
}

/** Runs in the page. */
function watchFirstTile(tile: string): void {
  globalThis.benchTasks = [];
  globalThis.benchPainted = 0;
  let clicked = 0;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
    },
    { capture: true, once: true },
  );
  const changes = new MutationObserver(() => {
    if (document.querySelector(tile) === null) return;
    changes.disconnect();
    globalThis.benchAfterPaint(() => {
      globalThis.benchPainted = performance.now() - clicked;
    });
  });
  changes.observe(document.body, { subtree: true, childList: true });
}

async function waited(page: Page, catalog: Catalog, started: number): Promise<Timing> {
  await page.locator(catalog.tile).first().waitFor();
  const first = performance.now() - started;
  await page
    .locator(catalog.results)
    .filter({ hasText: catalog.isComplete })
    .waitFor({ timeout: 120_000 });
  const all = performance.now() - started;
  // What is refreshed behind counts, too.
  await page.waitForLoadState('networkidle');
  return { first, all, tasks: await page.evaluate(() => globalThis.benchTasks) };
}

/** Runs in the page: tasks over 50 ms that began after the catalog's script was there. */
function watchTasks(): void {
  globalThis.benchTasks = [];
  new PerformanceObserver((list) => {
    const catalog = performance
      .getEntriesByType('resource')
      .find(({ name }) => /CatalogPage|packagemanifests/.test(name));
    for (const { startTime, duration } of list.getEntries()) {
      if (catalog instanceof PerformanceResourceTiming && startTime > catalog.responseEnd) {
        globalThis.benchTasks.push(duration);
      }
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. The task after a frame's callbacks runs when the frame was handed to the compositor. */
function defineAfterPaint(): void {
  globalThis.benchAfterPaint = (then) => {
    const changed = performance.now();
    requestAnimationFrame((frame) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        then(Math.max(0, frame - changed));
      };
      port2.postMessage(null);
    });
  };
}

/** As they came over the network, those that a worker asked for, too. Icons are no packages. */
function countedBytes(page: Page): () => Bytes {
  let api = 0;
  let packages = 0;
  let scripts = 0;
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const count = ({ responseBodySize }: { readonly responseBodySize: number }) => {
      if (pathname.startsWith('/api/kubernetes')) api += responseBodySize;
      if (pathname.endsWith('/packagemanifests')) packages += responseBodySize;
      if (pathname.endsWith('.js')) scripts += responseBodySize;
    };
    // What ends with the page has no size any more.
    request.sizes().then(count, () => undefined);
  });
  return () => ({ api, packages, scripts });
}

export function idleBytes(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Bytes on the page's heap after a collection. */
export async function idleHeap(
  context: BrowserContext,
  url: string,
  until = 'main, [role=main]',
): Promise<number> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(until).first().waitFor();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return usedSize;
}

/** Milliseconds between the frames while the wheel turns through the whole list. */
export async function scrollFrames(page: Page): Promise<readonly number[]> {
  await page.bringToFront();
  await page.mouse.move(800, 600);
  await page.evaluate(() => {
    globalThis.benchFrames = [];
    let before = performance.now();
    const next = (now: number) => {
      globalThis.benchFrames.push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let turn = 0; turn < 180; turn += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() => globalThis.benchFrames.slice(1));
}
