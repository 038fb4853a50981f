/**
 * `npm run demo`: builds, starts the console for the local cluster or the one of a kubeconfig, and prints its
 * URL. Ctrl-C stops everything.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { consoleUser } from '../../console/kubeconfig/consoleUser';
import { KubeconfigError } from '../../console/kubeconfig/kubeconfigError';
import { connectTo } from '../../console/kubeconfig/probe';
import { readTarget, type Target, warningsOf } from '../../console/kubeconfig/target';
import { chosenUsers, KEY_QUERY } from '../../console/server/chosenUsers';
import type { RunningConsole } from '../../console/server/options';
import { startConsole } from '../../console/server/server';
import { catalogsFor } from '../../local/loadCatalogs';
import { type Options, parseDemoOptions, type RemoteOptions } from '../../local/options';
import { CONSOLE_DIR, PLUGIN_DIR, startLocalHub } from './hub';

const START = '/operator-hub-catalog/all-namespaces';

const options = parseDemoOptions(process.argv.slice(2));
if (options.kind === 'refused') {
  fail(`${options.message}\nThe options are in docs/demo.md.`, 2);
} else {
  await run(options).catch((error: unknown) => {
    fail(sentence(error, options.port), error instanceof KubeconfigError ? 2 : 1);
  });
}

async function run(given: Options | RemoteOptions): Promise<void> {
  const hub = await (given.kind === 'remote' ? startRemote(given) : startLocal(given));
  console.log(`\nOperator Hub: ${hub.url}\n(Ctrl-C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void hub.stop().then(() => process.exit(0));
    });
  }
}

async function startLocal({ skipBuild, ...given }: Options): Promise<RunningConsole> {
  // Runs before the build to report a wrong path immediately.
  const catalogs = await catalogsFor(given);
  build(skipBuild);
  const hub = await startLocalHub({ ...given, catalogs });
  return { ...hub, url: hub.url + START };
}

async function startRemote({ skipBuild, kubeconfig, context, port }: RemoteOptions) {
  const target = await readTarget(kubeconfig, context);
  describe(target);
  // Runs before the build to report an unreachable cluster immediately.
  const api = await connectTo(target);
  build(skipBuild);
  const key = randomBytes(24).toString('base64url');
  const running = await startConsole({
    listen: { port },
    access: chosenUsers([consoleUser(target, api)], key),
    pluginDir: PLUGIN_DIR,
    consoleDir: CONSOLE_DIR,
  });
  return { ...running, url: `${running.url}${START}?${KEY_QUERY}=${key}` };
}

function describe(target: Target): void {
  const { contextName, userName, cluster, user } = target;
  const as = user.impersonation === undefined ? '' : ` as "${user.impersonation.user}"`;
  console.log(`Cluster: ${cluster.url.href} (context "${contextName}", user "${userName}"${as})`);
  console.log('Actions in the console affect this cluster, with the permissions of this user.');
  for (const warning of warningsOf(target)) console.warn(`Warning: ${warning}`);
}

function build(isSkipped: boolean): void {
  const isBuilt = [PLUGIN_DIR, CONSOLE_DIR].every((folder) => existsSync(folder));
  if (isSkipped && isBuilt) return;
  console.log('Building the plugin and the console…');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
}

function sentence(error: unknown, port: number): string {
  if (!(error instanceof Error)) return String(error);
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? `Port ${port} is in use. Select another one with --port.` : error.message;
}

function fail(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}
