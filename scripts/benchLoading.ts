/**
 * Loading times of `npm run bench`: requests for plugin files and waiting time per page. Each run visits a new browser
 * context twice.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { textAt } from '../console/json';
import { benchBrowser } from './benchBrowser';
import { type LoadingPage, type LoadingServer, loadingPages } from './benchLoadingPages';
import { type Visit, visited } from './benchLoadingVisit';

export type LoadingOptions = {
  /** Folder with the built plugin. */
  readonly dist: string;
  readonly latencies: readonly number[];
  readonly runs: number;
  /** Names of pages; none: all. */
  readonly pages: readonly string[];
  /** Lists files and sequential requests by name. */
  readonly isDetailed: boolean;
};

type Visits = { readonly page: LoadingPage; readonly first: Visit[]; readonly second: Visit[] };

export async function benchLoading(options: LoadingOptions): Promise<void> {
  const browser = await benchBrowser();
  for (const latency of options.latencies) {
    const visits = await withServer(latency, options, (server) =>
      visitAll(browser, server, options),
    );
    console.log(
      `\nlatency ${latency} ms: first visit / second visit; least, median of ${options.runs}`,
    );
    console.log(
      row(
        'page',
        'files',
        'gzip',
        'chain',
        'from activation',
        'from mount to the first useful thing',
      ),
    );
    for (const each of visits) report(each, options);
    reportMore(visits);
  }
  await browser.close();
}

async function visitAll(
  browser: Browser,
  server: LoadingServer,
  { pages, runs }: LoadingOptions,
): Promise<readonly Visits[]> {
  const wanted = loadingPages(server).filter(
    ({ name }) => pages.length === 0 || pages.includes(name),
  );
  const all = wanted.map((page): Visits => ({ page, first: [], second: [] }));
  // Pages take turns, so that temporary load does not affect only one of them.
  for (let run = 0; run < runs; run += 1) {
    for (const { page, first, second } of all) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      first.push(await visited(context, server.url, page));
      second.push(await visited(context, server.url, page));
      await context.close();
    }
  }
  return all;
}

function report({ page, first, second }: Visits, { dist, isDetailed }: LoadingOptions): void {
  const files = first.at(-1)?.files ?? [];
  const bytes = files.reduce((sum, file) => sum + packedSize(join(dist, file)), 0);
  const both = (of: (visit: Visit) => number) =>
    `${leastAndMedian(first, of)} / ${leastAndMedian(second, of)}`;
  console.log(
    row(
      page.name,
      String(files.length),
      `${(bytes / 1024).toFixed(0)} KB`,
      `${least(first, chainOf)} / ${least(second, chainOf)}`,
      both(({ sinceActivation }) => sinceActivation),
      both(({ sinceMount }) => sinceMount),
    ),
  );
  if (!isDetailed) return;
  console.log(`    ${files.join('\n    ')}\n`);
  for (const visits of [first, second]) {
    const shortest = visits.toSorted((one, other) => chainOf(one) - chainOf(other))[0];
    for (const what of shortest?.chain ?? []) console.log(`    ${what}`);
    console.log();
  }
}

/** Navigation to another page requests its additional files. */
function reportMore(visits: readonly Visits[]): void {
  const sets = visits.map(({ page, first }) => ({
    name: page.name,
    files: new Set(first.at(-1)?.files),
  }));
  const pairs = sets.flatMap((from) =>
    sets.map((to) => ({
      name: `from ${from.name} to ${to.name}`,
      more: [...to.files].filter((file) => !from.files.has(file)).length,
    })),
  );
  const most = pairs.reduce((one, other) => (other.more > one.more ? other : one));
  console.log(`most files more for another page: ${most.more} (${most.name})`);
}

const chainOf = ({ chain }: Visit): number => chain.length;

function least(visits: readonly Visit[], of: (visit: Visit) => number): number {
  return Math.min(...visits.map(of));
}

function leastAndMedian(visits: readonly Visit[], of: (visit: Visit) => number): string {
  const sorted = visits.map(of).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${least(visits, of).toFixed(0)}, ${median.toFixed(0)}`;
}

const sizes = new Map<string, number>();

function packedSize(path: string): number {
  const known = sizes.get(path) ?? gzipSync(readFileSync(path)).length;
  sizes.set(path, known);
  return known;
}

function row(name: string, ...cells: readonly string[]): string {
  return [name.padEnd(13), ...cells.map((cell, at) => cell.padStart(at < 3 ? 8 : 22))].join(' ');
}

async function withServer<T>(
  latency: number,
  { dist }: LoadingOptions,
  use: (server: LoadingServer) => Promise<T>,
): Promise<T> {
  const script = fileURLToPath(new URL('./benchLoadingServer.ts', import.meta.url));
  const server = fork(script, [String(latency), dist]);
  const result = await use(await reported(server));
  server.send('stop');
  return result;
}

function reported(server: ChildProcess): Promise<LoadingServer> {
  return new Promise((resolve, reject) => {
    server.once('message', (message) => {
      resolve({ url: textAt(message, 'url') ?? '', plan: textAt(message, 'plan') ?? '' });
    });
    server.once('exit', () => {
      reject(new Error('The server exited before it listened.'));
    });
  });
}
