import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { type ApiConnection, bearerConnections, KEPT_CONNECTIONS } from '../server/connection';
import { loginWithToken } from '../server/login/login';
import { sessionSeal } from '../server/login/sealedSession';
import type { RunningConsole } from '../server/options';
import { startConsole } from '../server/server';
import { agentOf } from '../kubeconfig/connect';
import { readTarget } from '../kubeconfig/target';
import type { ClusterPlace, StandaloneOptions } from './options';

const KEY_BYTES = 32;

/**
 * Starts the console for all users with a token of the cluster.
 * @param delay of a failed login, in milliseconds
 */
export async function startStandalone(
  options: StandaloneOptions,
  delay?: number,
): Promise<RunningConsole> {
  const { port, tls, sessionKey, cluster } = options;
  const connect = await connectorTo(cluster);
  const seal = sessionSeal(
    sessionKey === undefined ? randomBytes(KEY_BYTES) : await keyIn(sessionKey),
  );
  return startConsole({
    listen: { port, isPublic: true, ...(tls === undefined ? {} : { tls }) },
    access: loginWithToken({ connect, seal, ...(delay === undefined ? {} : { delay }) }),
    pluginDir: options.plugin,
    consoleDir: options.console,
  });
}

/** The connections to a cluster with a given token. */
async function connectorTo(place: ClusterPlace): Promise<(token: string) => ApiConnection> {
  if (place.kind === 'server') {
    const ca = await readFile(place.authority);
    return bearerConnections(place.url, () => new Agent({ ...KEPT_CONNECTIONS, ca }));
  }
  const target = await readTarget(place.path, place.context);
  const { url } = target.cluster;
  if (url.protocol !== 'https:') {
    throw new Error(`${url.href} must be an https:// URL, because tokens require TLS`);
  }
  return bearerConnections(url.href, () => agentOf(target, undefined));
}

async function keyIn(file: string): Promise<Buffer> {
  const key = await readFile(file);
  if (key.length < KEY_BYTES) {
    throw new Error(`${file}: the session key must have at least ${KEY_BYTES} bytes`);
  }
  return key;
}
