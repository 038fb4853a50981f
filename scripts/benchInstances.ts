/**
 * `npm run bench:instances`: a list of 10,000 instances, the forms of the largest real CustomResourceDefinitions, and
 * edits in a long YAML text, in a real browser. Prints numbers without limits. Needs a build; the forms need
 * `../shared`.
 */
import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';
import { catalogsOf } from '../local/stateCatalogs';
import { startLocalCluster } from '../local/cluster/localCluster';
import { benchBrowser, benchConsole } from './benchBrowser';
import { scrollFrames } from './benchCatalogPage';
import { benchForms } from './benchInstancesForms';
import { paintsOf, tasksSince, watchedPage } from './benchInstancesPage';
import { spread } from './benchSpread';

const INSTANCES = 10_000;
const RUNS = 5;
const STAGED_WITHIN_MILLISECONDS = 120_000;
const IDLE_MILLISECONDS = 60_000;
const CLUSTERS = 'heronclusters.heron.example.com';
const LIST = `/operator-hub-instances/ns/many-instances/${CLUSTERS}`;
const ROW = '[data-test=instance-row]';

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}`);
const cluster = await startLocalCluster({
  catalogs: catalogsOf('instances', 'openshift'),
  state: 'instances',
  instances: INSTANCES,
  pace: 0.02,
  latency: 0,
  port: 0,
});
await staged();
const hub = await benchConsole(cluster.url);
const browser = await benchBrowser();
console.log(`\nA list of ${INSTANCES} instances`);
for (let run = 0; run < RUNS; run += 1) await benchList(browser, run === RUNS - 1);
await benchForms(browser, { url: hub.url, client: cluster.client });
await browser.close();
await hub.stop();
await cluster.stop();

async function staged(): Promise<void> {
  const end = performance.now() + STAGED_WITHIN_MILLISECONDS;
  while (performance.now() < end) {
    if (isServed() && cluster.client.list(CLUSTERS).length >= INSTANCES) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The instances were not created in time.');
}

function isServed(): boolean {
  const name = CLUSTERS;
  const resource = 'customresourcedefinitions.apiextensions.k8s.io';
  return cluster.client.get({ resource, name }) !== undefined;
}

async function benchList(on: Browser, isLast: boolean): Promise<void> {
  const page = await watchedPage(on, ROW);
  await page.goto(`${hub.url}${LIST}`, { waitUntil: 'commit' });
  await page.getByText('10,000 instances', { exact: true }).waitFor({ timeout: 120_000 });
  await page.waitForTimeout(500);
  const times = await page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/heronclusters?limit=500'))
      .flatMap((one) => (one instanceof PerformanceResourceTiming ? [one] : []));
    return {
      begin: Math.min(...answers.map(({ startTime }) => startTime)),
      end: Math.max(...answers.map(({ responseEnd }) => responseEnd)),
      first: globalThis.benchInstancesShown,
      all: globalThis.benchInstancesChanged,
      bytes: answers.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
    };
  });
  const { begin, end, first, all, bytes } = times;
  console.log(
    `${(bytes / 1e6).toFixed(1)} MB: first rows ${ms(first - begin)} after the first request, last answer ${ms(end - begin)}, ` +
      `all rows ${ms(all - end)} later; tasks over 50 ms: ${spread(await tasksSince(page, begin))}`,
  );
  if (isLast) {
    await tasksSince(page, 0);
    await page
      .getByRole('textbox', { name: /^Find|^Search|[Nn]ame/ })
      .first()
      .click();
    await page.keyboard.type('shard-0042', { delay: 150 });
    await page.waitForTimeout(1000);
    console.log(`filter, key to paint: ${spread(await paintsOf(page))}`);
    console.log(`meanwhile, tasks over 50 ms: ${spread(await tasksSince(page, 0))}`);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.waitForTimeout(1000);
    console.log(`scrolling, time between frames: ${spread(await scrollFrames(page))}`);
    await page.evaluate(() => {
      performance.clearResourceTimings();
    });
    await page.waitForTimeout(IDLE_MILLISECONDS);
    const requested = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    console.log(
      `requests in an idle minute: ${requested.length} ${[...new Set(requested)].join(', ')}`,
    );
  }
  await page.close();
}

function ms(time: number): string {
  return `${time.toFixed(0)} ms`;
}
