/** Measurements of `npm run bench:instances` in the page. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

declare global {
  /** Used in the page: milliseconds since it was opened. */
  var benchInstancesTasks: { readonly start: number; readonly duration: number }[];
  var benchInstancesKeys: number[];
  /** Times of the first paint of the awaited element and of the last change. */
  var benchInstancesShown: number;
  var benchInstancesChanged: number;
}

/** Opens a page that records when an element is shown, long tasks, and the time from keys to paint. @param selector CSS */
export async function watchedPage(
  browser: Browser | BrowserContext,
  selector: string,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // tsx adds a helper to nested functions that the page does not have.
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

/** Takes the long tasks that began after a time. */
export async function tasksSince(page: Page, begin: number): Promise<readonly number[]> {
  const tasks = await page.evaluate(() => globalThis.benchInstancesTasks.splice(0));
  return tasks.filter(({ start }) => start >= begin).map(({ duration }) => duration);
}

/** Takes the durations from each key to the next painted frame. */
export function paintsOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => globalThis.benchInstancesKeys.splice(0));
}
