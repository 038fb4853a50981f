/**
 * Second part of `npm run bench:installed`: the scan for leftovers on a cluster of OpenShift's size with 500 leftover
 * resources.
 */
import { type Browser, type Page } from '@playwright/test';
import { benchBrowser, benchConsole } from './benchBrowser';
import { scrollFrames } from './benchCatalogPage';
import { DEFINITIONS, LEFTOVERS, ROLES, aLargeCluster } from './benchLeftoversCluster';
import { spread } from './benchSpread';

declare global {
  /** Used in the page. */
  var benchLeftoverTasks: { readonly start: number; readonly duration: number }[];
  var benchLeftoversShown: number;
}

const RUNS = 5;
const AFTERWARDS_MILLISECONDS = 3000;
const ROW = '[data-test=leftover]';

/** Prints numbers without limits. */
export async function benchLeftovers(): Promise<void> {
  const { cluster, installed } = await aLargeCluster();
  console.log(
    `\nLeftovers: ${installed} CSVs, ${DEFINITIONS} CRDs with managedFields, ${ROLES} ClusterRoles, ${LEFTOVERS} of them left over`,
  );
  const hub = await benchConsole(cluster.url);
  const browser = await benchBrowser();
  await benchScan(browser, hub.url);
  await browser.close();
  await hub.stop();
  await cluster.stop();
}

async function benchScan(browser: Browser, url: string): Promise<void> {
  const [first, scanned, tasks]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // tsx adds a helper to nested functions that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchPage);
    const received = await countedBytes(page);
    await page.goto(`${url}/operator-hub-installed/all-namespaces/~leftovers`, {
      waitUntil: 'commit',
    });
    await page.getByText(/^Last updated:/).waitFor({ timeout: 60_000 });
    await page.waitForFunction(() => globalThis.benchLeftoversShown > 0);
    const times = await page.evaluate(scanTimes);
    first.push(times.first);
    scanned.push(times.scanned);
    await page.waitForTimeout(AFTERWARDS_MILLISECONDS);
    tasks.push(...(await takenTasks(page, times.begin)));
    if (run === 0) {
      const { requests, bytes, decoded } = received();
      console.log(
        `read: ${(bytes / 1024).toFixed(0)} KB over the wire, ${(decoded / 1024).toFixed(0)} KB of JSON, in ${requests} answers`,
      );
      console.log(`rows in the page: ${await page.locator(ROW).count()}`);
    }
    if (run === RUNS - 1) {
      console.log(`scrolling, time between frames: ${spread(await scrollFrames(page))}`);
      await takenTasks(page, 0);
      await page.getByRole('textbox', { name: /^Find/ }).pressSequentially('role-049', {
        delay: 120,
      });
      await page.waitForTimeout(1000);
      console.log(`typing, tasks of more than 50 ms: ${spread(await takenTasks(page, 0))}`);
    }
    await page.close();
  }
  console.log(`from the first request of the scan to its last answer: ${spread(scanned)}`);
  console.log(`from its first request to rows on the page: ${spread(first)}`);
  console.log(`meanwhile and after, tasks of more than 50 ms: ${spread(tasks)}`);
}

/** The tasks that began after a time. @param begin milliseconds since the page was opened */
async function takenTasks(page: Page, begin: number): Promise<readonly number[]> {
  const tasks = await page.evaluate(() => globalThis.benchLeftoverTasks.splice(0));
  return tasks.filter(({ start }) => start >= begin).map(({ duration }) => duration);
}

/** Runs in the page. Milliseconds since the scan's first request at `begin`. */
function scanTimes() {
  const answers = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /[?&]limit=\d/.test(name))
    .flatMap((one) => (one instanceof PerformanceResourceTiming ? [one] : []));
  const begin = Math.min(...answers.map(({ startTime }) => startTime));
  const end = Math.max(...answers.map(({ responseEnd }) => responseEnd));
  return { begin, first: globalThis.benchLeftoversShown - begin, scanned: end - begin };
}

/** Bytes that the scan receives over the network. */
async function countedBytes(page: Page) {
  const read = { requests: 0, bytes: 0, decoded: 0 };
  const lists = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/[?&]limit=\d/.test(request.url)) lists.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (lists.has(requestId)) read.decoded += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!lists.has(requestId)) return;
    read.requests += 1;
    read.bytes += encodedDataLength;
  });
  return () => ({ ...read });
}

/** Runs in the page. */
function watchPage(): void {
  globalThis.benchLeftoverTasks = [];
  globalThis.benchLeftoversShown = 0;
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) {
      globalThis.benchLeftoverTasks.push({ start, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('[data-test=leftover]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      setTimeout(() => {
        globalThis.benchLeftoversShown = performance.now();
      });
    });
  }).observe(document, { childList: true, subtree: true });
}
