/**
 * `npm run bench:extensions`: OLM v1 with two real catalogs, in a real browser: the first reading of their content, the
 * preview of an installation from the stored index, the Installed list with 200 extensions, and the catalog page with a
 * catalog that only OLM v1 has. Prints numbers without limits. Needs a build and `../shared`.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Page } from '@playwright/test';
import { startLocalCluster } from '../local/cluster/localCluster';
import { loadCatalogs } from '../local/loadCatalogs';
import { benchBrowser, benchConsole } from './benchBrowser';
import { paintsOf, tasksSince, watchedPage } from './benchInstancesPage';
import { spread } from './benchSpread';

const CATALOGS = ['community', 'certified'];
const PACKAGE = 'argocd-operator';
const INSTALL = `/operator-hub-catalog/all-namespaces/~v1/openshift-community-operators~${PACKAGE}/install`;
const LIST = '/operator-hub-installed/all-namespaces';
const EXTENSIONS = 200;
/** A ClusterCatalog without a CatalogSource. */
const ALONE = 'community-alone';
const RUNS = 5;
const HEAP_EVERY_MILLISECONDS = 50;
const WAIT = { timeout: 120_000 };

/** Runs in the page: the stored bytes per package. */
const STORED = `new Promise((resolve) => {
  indexedDB.open('operator-hub-catalog').onsuccess = ({ target: { result } }) => {
    result.transaction('clusterCatalogs').objectStore('clusterCatalogs').getAll().onsuccess = (event) => {
      const rows = event.target.result;
      const packages = rows.flatMap((row) => row.packages);
      const mean = (bytes) => Math.round(bytes.reduce((sum, one) => sum + one, 0) / packages.length);
      resolve(
        packages.length + ' packages stored, bytes each: tile ' + mean(rows.map(({ shown }) => shown.byteLength)) +
          ', versions and descriptions ' + mean(packages.map(({ whole }) => whole.byteLength)),
      );
    };
  };
})`;

const paths = CATALOGS.map((name) => `../shared/data/catalogs/${name}.jsonl.gz`);
if (!paths.every(existsSync)) throw new Error('../shared is required: it contains the catalogs.');
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}`);
const catalogs = await loadCatalogs(paths);
const cluster = await startLocalCluster({
  // The names by which OLM v1 has the default catalogs.
  catalogs: catalogs.map((one) => ({ ...one, name: `${one.name}-operators` })),
  state: 'empty',
  olmV1: '4.22',
  pace: 0.02,
  latency: 0,
  port: 0,
});
const alone = await startLocalCluster({
  catalogs: catalogs.map((one, at) => (at === 0 ? { ...one, name: ALONE, isSpare: true } : one)),
  state: 'empty',
  olmV1: '4.22',
  pace: 0.02,
  latency: 0,
  port: 0,
});
const hub = await benchConsole(cluster.url, cluster.catalogd);
const browser = await benchBrowser();
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await benchReading();
for (let run = 0; run < RUNS; run += 1) await benchPreview(run === RUNS - 1);
addExtensions();
for (let run = 0; run < RUNS; run += 1) await benchList();
const hubAlone = await benchConsole(alone.url, alone.catalogd);
await benchCatalog();
await hubAlone.stop();
await alone.stop();
await browser.close();
await hub.stop();
await cluster.stop();

/** The first visit downloads the content of the catalog. */
async function benchReading(): Promise<void> {
  const page = await watchedPage(context, 'h1');
  const heap = heapOf(page);
  await page.goto(hub.url + INSTALL, { waitUntil: 'commit' });
  const begin = performance.now();
  await predicted(page);
  const { least, most } = await heap();
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  console.log(
    `\nfirst visit: preview after ${(performance.now() - begin).toFixed(0)} ms; heap of the page ${megabytes(least)} to ${megabytes(most)} MB; ` +
      `tasks over 50 ms: ${spread(await tasksSince(page, 0))}`,
  );
  await page.close();
}

async function benchPreview(isLast: boolean): Promise<void> {
  const page = await watchedPage(context, '#extension-name');
  await page.goto(hub.url + INSTALL, { waitUntil: 'commit' });
  await predicted(page);
  const shown = await page.evaluate(() => globalThis.benchInstancesShown);
  const now = await page.evaluate(() => performance.now());
  console.log(
    `stored index: preview ${(now - shown).toFixed(0)} ms after the form, ${now.toFixed(0)} ms after the navigation; ` +
      `tasks over 50 ms: ${spread(await tasksSince(page, shown))}`,
  );
  if (isLast) {
    await paintsOf(page);
    await page.getByRole('combobox', { name: 'Version' }).click();
    await page.keyboard.type('>=0.5.0 <0.9.0', { delay: 150 });
    console.log(`a typed range, key to paint: ${spread(await paintsOf(page))}`);
  }
  await page.close();
}

/** Their package does not exist, so that the number of resources in the cluster stays small. */
function addExtensions(): void {
  for (let index = 0; index < EXTENSIONS; index += 1) {
    cluster.client.create('clusterextensions.olm.operatorframework.io', {
      apiVersion: 'olm.operatorframework.io/v1',
      kind: 'ClusterExtension',
      metadata: { name: `extension-${index}` },
      spec: {
        namespace: 'default',
        serviceAccount: { name: 'installer' },
        source: { sourceType: 'Catalog', catalog: { packageName: `package-${index}` } },
      },
    });
  }
}

async function benchList(): Promise<void> {
  const page = await watchedPage(context, '[data-test=operator-row]');
  await page.goto(hub.url + LIST, { waitUntil: 'commit' });
  await page.getByText(`${EXTENSIONS} Operators`, { exact: true }).waitFor(WAIT);
  const shown = await page.evaluate(() => globalThis.benchInstancesShown);
  console.log(
    `${EXTENSIONS} extensions: rows ${shown.toFixed(0)} ms after the navigation; tasks over 50 ms: ${spread(await tasksSince(page, 0))}`,
  );
  await page.close();
}

/**
 * The catalog page with a ClusterCatalog that no CatalogSource has: its packages after the click that loads them, and
 * those that the browser stored.
 */
async function benchCatalog(): Promise<void> {
  const image = catalogs[0]?.image ?? '';
  alone.client.create('clustercatalogs.olm.operatorframework.io', {
    apiVersion: 'olm.operatorframework.io/v1',
    kind: 'ClusterCatalog',
    metadata: { name: ALONE },
    spec: { source: { type: 'Image', image: { ref: image } } },
  });
  for (let run = 0; run < RUNS; run += 1) {
    const page = await watchedPage(context, '[data-package]');
    await page.goto(`${hubAlone.url}/operator-hub-catalog/all-namespaces`, { waitUntil: 'commit' });
    await page.locator('[data-package]').first().waitFor(WAIT);
    const shown = await page.evaluate(() => globalThis.benchInstancesShown);
    let begin = shown;
    if (run === 0) {
      const load = page.getByRole('button', { name: `Load packages of ${ALONE}` });
      await load.waitFor(WAIT);
      begin = await page.evaluate(() => performance.now());
      await load.click();
    }
    const heap = heapOf(page);
    await page.getByRole('checkbox', { name: new RegExp(`^${ALONE}`) }).waitFor(WAIT);
    const now = await page.evaluate(() => performance.now());
    const { least, most } = await heap();
    const what =
      run === 0
        ? 'packages of a ClusterCatalog after the click'
        : 'stored packages after the first tile';
    console.log(
      `${what}: ${(now - begin).toFixed(0)} ms; first tile ${shown.toFixed(0)} ms after the navigation; ` +
        `heap of the page ${(least / 1e6).toFixed(1)} to ${(most / 1e6).toFixed(1)} MB; ` +
        `tasks over 50 ms: ${spread(await tasksSince(page, begin))}`,
    );
    if (run === 1) console.log(await page.evaluate(STORED));
    await page.close();
  }
}

/** The button names the predicted version. */
function predicted(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Install \d/ }).waitFor(WAIT);
}

/** Samples the heap of the page, without workers, until called. */
function heapOf(page: Page): () => Promise<{ readonly least: number; readonly most: number }> {
  const sizes: number[] = [];
  const stopping = new AbortController();
  const sampled = (async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    while (!stopping.signal.aborted) {
      const { metrics } = await session.send('Performance.getMetrics');
      sizes.push(metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0);
      await new Promise((resolve) => setTimeout(resolve, HEAP_EVERY_MILLISECONDS));
    }
  })();
  return async () => {
    stopping.abort();
    await sampled;
    return { least: Math.min(...sizes), most: Math.max(...sizes) };
  };
}
