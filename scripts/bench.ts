/**
 * `npm run bench`: loading time of each page, requested files, build time, sizes, start of the cluster. Prints numbers
 * without limits. After two dashes: `--dist <folder>` measures only the loading of another build; `--page <name>` and
 * `--latency <ms>` (repeatable), `--runs <number>`, `--details` (lists files and sequential requests).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { demoCatalogs } from '../local/catalogs/demo';
import { startLocalCluster } from '../local/cluster/localCluster';
import { PLUGIN_DIR } from './demo/hub';
import { benchLoading } from './benchLoading';

const STARTS = 5;

const { values } = parseArgs({
  options: {
    dist: { type: 'string' },
    page: { type: 'string', multiple: true, default: [] },
    latency: { type: 'string', multiple: true, default: ['0', '20', '100'] },
    runs: { type: 'string', default: '5' },
    details: { type: 'boolean', default: false },
  },
});

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}`);
console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}\n`,
);
if (values.dist === undefined) {
  benchBuild();
  benchSizes();
  await benchClusterStart();
}
await benchLoading({
  dist: values.dist ?? PLUGIN_DIR,
  latencies: values.latency.map(Number),
  runs: Number(values.runs),
  pages: values.page,
  isDetailed: values.details,
});

function benchBuild(): void {
  for (const name of ['plugin', 'console']) {
    const started = performance.now();
    const { status } = spawnSync('npm', ['run', '--silent', `build:${name}`], { stdio: 'ignore' });
    if (status !== 0) throw new Error(`build:${name} failed`);
    console.log(`build:${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
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
  for (let run = 0; run < STARTS; run += 1) {
    const started = performance.now();
    const cluster = await startLocalCluster({
      catalogs: demoCatalogs(),
      state: 'empty',
      pace: 1,
      latency: 0,
      port: 0,
    });
    const answer = await fetch(`${cluster.url}/readyz`);
    if (!answer.ok) throw new Error('The cluster is not ready.');
    times.push(performance.now() - started);
    await cluster.stop();
  }
  console.log(`\nstart of the cluster until /readyz: ${spread(times)}`);
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
