/**
 * `npm run bench:review`: the review of an update with a bundle of about a megabyte, and the inbox with 200 install
 * plans, in a real browser. Prints numbers without limits. Needs a build.
 */
import { cpus } from 'node:os';
import { type Browser } from '@playwright/test';
import { startLocalHub } from './demo/hub';
import { benchBrowser } from './benchBrowser';
import { benchInbox } from './benchInbox';
import { spread } from './benchSpread';

declare global {
  /** Used in the page: milliseconds since its start. */
  var benchReviewShown: number;
  var benchReviewTasks: { readonly start: number; readonly duration: number }[];
}

const RUNS = 7;
const NAMESPACE = 'very-large-bundle';
const STAGED_WITHIN_MILLISECONDS = 120_000;
/** Time after the review for its follow-up work. */
const AFTERWARDS_MILLISECONDS = 1500;

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}`);
const hub = await startLocalHub({ state: 'updates', situations: [NAMESPACE], pace: 0.1 });
const browser = await benchBrowser();
const plan = await waitingPlan(browser);
const runs: Run[] = [];
for (let run = 0; run < RUNS; run += 1) runs.push(await review(browser, plan));
const [first] = runs;
if (first !== undefined) {
  console.log(`ConfigMap: ${(first.bytes / 1024).toFixed(0)} KB, objects: ${first.objects}`);
}
console.log(`from its answer to the review on the page: ${spread(runs.map((run) => run.shown))}`);
const tasks = runs.flatMap((run) => run.tasks);
console.log(`tasks of more than 50 ms on the main thread meanwhile: ${spread(tasks)}`);
await browser.close();
await hub.stop();
await benchInbox();

/** Waits for the pending install plan. @returns its path */
async function waitingPlan(on: Browser): Promise<string> {
  const page = await on.newPage();
  await page.goto(`${hub.url}/operator-hub-updates/ns/${NAMESPACE}`);
  const link = page.locator('a[href*="plan="]').first();
  await link.waitFor({ timeout: STAGED_WITHIN_MILLISECONDS });
  const path = await link.getAttribute('href');
  await page.close();
  return path ?? '';
}

type Run = {
  readonly bytes: number;
  readonly objects: string;
  /** Milliseconds. */
  readonly shown: number;
  readonly tasks: readonly number[];
};

/** Opens a new page without cached data, whose worker must start. */
async function review(on: Browser, path: string): Promise<Run> {
  const page = await on.newPage({ viewport: { width: 1440, height: 900 } });
  // tsx adds a helper to nested functions that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPage);
  let bytes = 0;
  page.on('response', (response) => {
    if (!response.url().includes('/configmaps/')) return;
    void response.text().then((text) => {
      bytes = text.length;
    });
  });
  await page.goto(new URL(path, hub.url).href, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Summary' }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(AFTERWARDS_MILLISECONDS);
  const objects = await page.getByRole('tab', { name: /^Resources/ }).innerText();
  const measured = await page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/configmaps/'));
    const answered = Math.min(
      ...answers.map((one) => (one instanceof PerformanceResourceTiming ? one.responseEnd : 0)),
    );
    return {
      shown: globalThis.benchReviewShown - answered,
      tasks: globalThis.benchReviewTasks
        .filter(({ start }) => start >= answered)
        .map(({ duration }) => duration),
    };
  });
  await page.close();
  return { ...measured, bytes, objects: objects.replace(/\D+/g, '') };
}

/** Records in the page when the Summary tab is shown, and main-thread tasks over 50 ms. */
function watchPage(): void {
  globalThis.benchReviewShown = 0;
  globalThis.benchReviewTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      globalThis.benchReviewTasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_changes, observer) => {
    const tabs = [...document.querySelectorAll('[role=tab]')];
    if (!tabs.some((tab) => tab.textContent.startsWith('Summary'))) return;
    observer.disconnect();
    // When it has been painted.
    requestAnimationFrame(() => {
      setTimeout(() => {
        globalThis.benchReviewShown = performance.now();
      });
    });
  }).observe(document, { childList: true, subtree: true });
}
