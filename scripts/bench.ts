/** `npm run bench`: start of the cluster, build time, sizes, time to the first tile. Prints numbers; judges nothing. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { gzipSync } from 'node:zlib';
import { demoCatalogs } from '../local/catalogs/demo';
import type { NamedCatalog } from '../local/catalogs/fbc';
import { startLocalCluster } from '../local/cluster/localCluster';
import { startLocalHub } from '../local/hub';
import { loadCatalogs } from '../local/loadCatalogs';
import { benchBrowser } from './benchBrowser';

const RUNS = 5;
const REAL_CATALOGS = [
  '../shared/data/catalogs/community.jsonl.gz',
  '../shared/data/catalogs/certified.jsonl.gz',
];

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}\n`);
benchBuild();
benchSizes();
await benchClusterStart();
await benchFirstTile('demo catalogs', demoCatalogs());
if (REAL_CATALOGS.every((path) => existsSync(path))) {
  await benchFirstTile('632 real packages', await loadCatalogs(REAL_CATALOGS));
}

function benchBuild(): void {
  for (const name of ['plugin', 'console']) {
    const started = performance.now();
    const { status } = spawnSync('npm', ['run', '--silent', `build:${name}`], { stdio: 'ignore' });
    if (status !== 0) throw new Error(`build:${name} failed`);
    console.log(`build:${name}: ${seconds(performance.now() - started)}`);
  }
}

function benchSizes(): void {
  console.log('\nsize of what the console loads first (raw, gzip)');
  const files = readdirSync('dist').filter((file) => /^(plugin-entry|exposed-).*\.js$/.test(file));
  for (const file of files.toSorted()) printSize(file, readFileSync(`dist/${file}`));
  const scripts = readdirSync('dist').filter((file) => file.endsWith('.js'));
  const all = Buffer.concat(scripts.map((file) => readFileSync(`dist/${file}`)));
  printSize(`all ${scripts.length} scripts, with what the console shares`, all);
}

async function benchClusterStart(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    const cluster = await startLocalCluster({
      catalogs: demoCatalogs(),
      state: 'empty',
      pace: 1,
      latency: 0,
      port: 0,
    });
    const answer = await fetch(`${cluster.url}/readyz`);
    if (!answer.ok) throw new Error('the cluster is not ready');
    times.push(performance.now() - started);
    await cluster.stop();
  }
  console.log(`\nstart of the cluster until /readyz: ${spread(times)}`);
}

/** From navigation to the first tile in the page, scripts from the server each time (an empty browser cache). */
async function benchFirstTile(name: string, catalogs: readonly NamedCatalog[]): Promise<void> {
  const browser = await benchBrowser();
  const hub = await startLocalHub({ catalogs });
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    cold.push(await timed(() => page.goto(`${hub.url}/operator-hub-catalog/all-namespaces`)));
    await page.getByRole('link', { name: 'Installed', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Installed Operators' }).waitFor();
    warm.push(await timed(() => page.getByRole('link', { name: 'Catalog', exact: true }).click()));
    await page.close();

    async function timed(go: () => Promise<unknown>): Promise<number> {
      const started = performance.now();
      await go();
      await page.locator('[data-test=operator-tile]').first().waitFor();
      return performance.now() - started;
    }
  }
  await hub.stop();
  await browser.close();
  console.log(
    `time to first tile, ${name}: cold ${spread(cold)}; within the console ${spread(warm)}`,
  );
}

function printSize(name: string, content: Buffer): void {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
  console.log(`${kilobytes(content.length)} ${kilobytes(gzipSync(content).length)}  ${name}`);
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `median ${middle.toFixed(0)} ms (${(sorted[0] ?? 0).toFixed(0)}…${(sorted.at(-1) ?? 0).toFixed(0)}, ${times.length} runs)`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
