/**
 * `npm run bench:installed`: the Installed list in a real browser, with 200 Operators in 500 namespaces and copied
 * CSVs. Prints numbers without limits. Needs a build.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Page } from '@playwright/test';
import { benchBrowser, benchConsole } from './benchBrowser';
import { scrollFrames } from './benchCatalogPage';
import type { ServerReport } from './benchClusterSize';
import { benchLeftovers } from './benchLeftovers';
import { spread } from './benchSpread';

const RUNS = 5;
const IDLE_MILLISECONDS = 20_000;
const LIST = '/operator-hub-installed/all-namespaces';
const ROW = '[data-test=operator-row]';

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}`);
const server = fork(fileURLToPath(new URL('./benchClusterServer.ts', import.meta.url)));
// The cluster ends with this process.
process.once('exit', () => server.kill());
const { url: apiServer } = await reported('listening');
const { installed, csvs } = await reported('settled');
console.log(`${installed} Operators, ${csvs} ClusterServiceVersions with the copies\n`);
const hub = await benchConsole(apiServer);
const browser = await benchBrowser();
await benchOpening();
await benchOpened();
await browser.close();
await hub.stop();
server.send('stop');
await benchLeftovers();

/** Waits for the next report of a kind. */
async function reported<K extends ServerReport['kind']>(
  kind: K,
): Promise<Extract<ServerReport, { readonly kind: K }>> {
  for (;;) {
    const message: readonly unknown[] = await once(server, 'message');
    const report = message[0];
    if (isReport(report, kind)) return report;
  }
}

function isReport<K extends ServerReport['kind']>(
  report: unknown,
  kind: K,
): report is Extract<ServerReport, { readonly kind: K }> {
  return typeof report === 'object' && report !== null && 'kind' in report && report.kind === kind;
}

async function benchOpening(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    let lastData = 0;
    page.on('requestfinished', (request) => {
      if (isData(request.url())) lastData = performance.now();
    });
    await page.goto(`${hub.url}${LIST}`, { waitUntil: 'commit' });
    await page.locator(ROW).first().waitFor();
    times.push(Math.max(0, performance.now() - lastData));
    await page.close();
  }
  console.log(`from the last answer to rows on the page: ${spread(times)}`);
}

async function benchOpened(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // tsx adds a helper to nested functions that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const read = countedData(page);
  await page.goto(`${hub.url}${LIST}`, { waitUntil: 'commit' });
  await page.locator(ROW).first().waitFor();
  await page.waitForTimeout(2000);
  const { bytes, copies, requests } = read();
  console.log(
    `downloaded: ${(bytes / 1024).toFixed(0)} KB in ${requests} requests to the API server`,
  );
  console.log(`copied CSVs among it: ${copies}`);
  console.log(`rows in the page: ${await page.locator(ROW).count()}`);
  console.log(`scrolling, time between frames: ${spread(await scrollFrames(page))}`);
  const before = read().requests;
  await page.waitForTimeout(IDLE_MILLISECONDS);
  console.log(`requests in ${IDLE_MILLISECONDS / 1000} idle seconds: ${read().requests - before}`);
  await page.close();
}

/** Requests of the plugin; excludes those of the console, such as the server version. */
function isData(url: string): boolean {
  return /\/(operators\.coreos\.com|authorization\.k8s\.io)\/v[^/]+\/./.test(url);
}

/** Copied CSVs are recognized by their label, which occurs nowhere else in a response. */
function countedData(
  page: Page,
): () => { readonly bytes: number; readonly copies: number; readonly requests: number } {
  const read = { bytes: 0, copies: 0, requests: 0 };
  page.on('response', (response) => {
    if (!isData(response.url())) return;
    read.requests += 1;
    void response.text().then((text) => {
      read.bytes += text.length;
      read.copies += text.split('"olm.copiedFrom":').length - 1;
    });
  });
  return () => ({ ...read });
}
