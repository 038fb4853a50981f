/** What `npm run bench:instances` notes in the page. */
import type { Browser, Page } from '@playwright/test';

declare global {
  /** Written and read in the page, in milliseconds since it was opened. */
  var benchInstancesTasks: { readonly start: number; readonly duration: number }[];
  var benchInstancesKeys: number[];
  /** When what is waited for was painted first, and when the page changed last. */
  var benchInstancesShown: number;
  var benchInstancesChanged: number;
}

/** A page that notes when something is shown, long tasks, and how long keys take until they are painted. @param selector CSS */
export async function watchedPage(browser: Browser, selector: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // tsx names the functions within functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch, selector);
  return page;
}

/** Runs in the page. */
function watch(selector: string): void {
  globalThis.benchInstancesTasks = [];
  globalThis.benchInstancesKeys = [];
  globalThis.benchInstancesShown = 0;
  globalThis.benchInstancesChanged = 0;
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) {
      globalThis.benchInstancesTasks.push({ start, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          globalThis.benchInstancesKeys.push(performance.now() - timeStamp);
        };
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const isFirst = globalThis.benchInstancesShown === 0;
    if (isFirst && document.querySelector(selector) === null) return;
    if (isFirst) globalThis.benchInstancesShown = performance.now();
    requestAnimationFrame(() => {
      setTimeout(() => {
        globalThis.benchInstancesChanged = performance.now();
        if (isFirst) globalThis.benchInstancesShown = globalThis.benchInstancesChanged;
      });
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** The long tasks that began after a time, once. */
export async function tasksSince(page: Page, begin: number): Promise<readonly number[]> {
  const tasks = await page.evaluate(() => globalThis.benchInstancesTasks.splice(0));
  return tasks.filter(({ start }) => start >= begin).map(({ duration }) => duration);
}

/** How long each key took until the next frame was painted, once. */
export function paintsOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => globalThis.benchInstancesKeys.splice(0));
}
