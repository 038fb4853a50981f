/** Browser actions of `npm run bench:catalog`, for this catalog or the stock console's. */
import type { BrowserContext, CDPSession, Page } from '@playwright/test';

declare global {
  /** Used in the page: milliseconds. */
  var benchTasks: number[];
  var benchFrames: number[];
  var benchPainted: number;
  var benchWaited: number;
  /** Calls back when changes are painted, with the wait for the frame before. */
  var benchAfterPaint: (then: (waited: number) => void) => void;
}

/** URL of a catalog, and CSS selectors of its parts. */
export type Catalog = {
  readonly url: string;
  readonly path: string;
  readonly tile: string;
  readonly search: string;
  readonly results: string;
  /** The element that contains only the tiles; `null`: the browser's share is not measured. */
  readonly list: string | null;
  /** Elements within the results that load later and do not belong to them. */
  readonly icon: string;
  /** Text of the results once all packages are loaded. */
  readonly isComplete: RegExp;
  /** Links to another page of the console, and back. */
  readonly away: string;
  readonly back: string;
};

/** Milliseconds from the start until content was painted, and tasks over 50 ms until then. */
type Timing = {
  readonly first: number;
  readonly all: number;
  readonly tasks: readonly number[];
};

/** `packages` are a part of `api`. */
type Bytes = { readonly api: number; readonly packages: number; readonly scripts: number };

/** Opens a new page with the catalog. Tasks count once the catalog's script is loaded, after the start of the console. */
export async function openCatalog(
  context: BrowserContext,
  catalog: Catalog,
): Promise<Timing & { readonly page: Page; readonly bytes: () => Bytes }> {
  const page = await context.newPage();
  const bytes = countedBytes(page);
  // tsx adds a helper to nested functions that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchTasks);
  await page.addInitScript(defineAfterPaint);
  const started = performance.now();
  await page.goto(`${catalog.url}${catalog.path}`, { waitUntil: 'commit' });
  return { page, bytes, ...(await waited(page, catalog, started)) };
}

/** Leaves the catalog and returns; the page measures the time from the click to the first tiles. */
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
  // Background refreshes count, too.
  await page.waitForLoadState('networkidle');
  return { first, all, tasks: await page.evaluate(() => globalThis.benchTasks) };
}

/** Runs in the page: tasks over 50 ms that began after the catalog's script was loaded. */
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

/** Transferred bytes, including requests of workers. Icons do not count as packages. */
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
    // Requests that end with the page have no size.
    request.sizes().then(count, () => undefined);
  });
  return () => ({ api, packages, scripts });
}

export function idleBytes(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Bytes on the page's heap after garbage collection. */
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

/** Milliseconds between frames while the mouse wheel scrolls the whole list. */
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
