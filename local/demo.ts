/** `npm run demo`: builds, starts the local cluster and the console stand-in, prints one URL. Ctrl-C stops all. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CONSOLE_DIR, PLUGIN_DIR } from './consoleSetup';
import { startLocalHub } from './hub';
import { loadCatalogs } from './loadCatalogs';
import { type Options, parseOptions } from './options';

const options = parseOptions(process.argv.slice(2));
if (options.kind === 'refused') {
  fail(`${options.message}\nSee README.md for the options.`, 2);
} else {
  await run(options).catch((error: unknown) => {
    fail(sentence(error, options.port), 1);
  });
}

async function run({ skipBuild, catalogs: paths, ...given }: Options): Promise<void> {
  // Before the build, so that a wrong path is said at once.
  const catalogs = await loadCatalogs(paths);
  build(skipBuild);
  const hub = await startLocalHub({ ...given, catalogs });
  console.log(`\nOperator Hub: ${hub.url}/operator-hub/all-namespaces/catalog\n(Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void hub.stop().then(() => process.exit(0));
    });
  }
}

function build(isSkipped: boolean): void {
  const isBuilt = [PLUGIN_DIR, CONSOLE_DIR].every((folder) => existsSync(folder));
  if (isSkipped && isBuilt) return;
  console.log('Building the plugin and the console stand-in…');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}

function sentence(error: unknown, port: number): string {
  if (!(error instanceof Error)) return String(error);
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? `Port ${port} is taken. Choose another one with --port.` : error.message;
}

function fail(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}
