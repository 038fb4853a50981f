import { isatty } from 'node:tty';
import { parseJson, textAt, valueAt } from '../json';
import type { Cluster } from './cluster';
import type { ExecPlugin } from './execPlugin';
import { noCredentials } from './kubeconfigError';
import { runCommand } from './runCommand';
import type { Secret, TimedSecret } from './secret';

export type ExecUser = {
  /** For messages. */
  readonly name: string;
  readonly plugin: ExecPlugin;
  readonly cluster: Cluster;
};

/** Runs the plugin. @throws KubeconfigError when the command is missing, fails or prints something else */
export async function runPlugin({ name, plugin, cluster }: ExecUser): Promise<TimedSecret> {
  const { command, args, env, interactive } = plugin;
  const hasTerminal = isatty(0);
  if (interactive === 'Always' && !hasTerminal) {
    throw noCredentials(name, `"${command}" wants to ask at a terminal, and there is none`);
  }
  const isInteractive = interactive !== 'Never' && hasTerminal;
  const info = JSON.stringify(execInfo(plugin, cluster, isInteractive));
  const result = await runCommand({
    command,
    args,
    env: { ...env, KUBERNETES_EXEC_INFO: info },
    isInteractive,
  });
  switch (result.kind) {
    case 'missing':
      throw noCredentials(
        name,
        `the command "${command}" is not there. ${plugin.installHint ?? ''}`.trim(),
      );
    case 'failed':
      throw noCredentials(
        name,
        `the command "${command}" ${result.reason}; it may have said more in the terminal`,
      );
    case 'printed':
      return secretIn(name, plugin, parseJson(result.text));
  }
}

function execInfo(plugin: ExecPlugin, cluster: Cluster, isInteractive: boolean): object {
  const { url, authority, serverName, isUnverified, pluginConfig, proxy } = cluster;
  return {
    apiVersion: plugin.apiVersion,
    kind: 'ExecCredential',
    spec: {
      interactive: isInteractive,
      ...(plugin.needsCluster && {
        cluster: {
          server: url.href.replace(/\/$/, ''),
          ...(serverName !== undefined && { 'tls-server-name': serverName }),
          ...(isUnverified && { 'insecure-skip-tls-verify': true }),
          ...(proxy !== undefined && { 'proxy-url': proxy.href.replace(/\/$/, '') }),
          ...(authority !== undefined && {
            'certificate-authority-data': Buffer.from(authority).toString('base64'),
          }),
          ...(pluginConfig !== undefined && { config: pluginConfig }),
        },
      }),
    },
  };
}

/** @throws KubeconfigError when it is not an ExecCredential with a secret */
function secretIn(name: string, plugin: ExecPlugin, answer: unknown): TimedSecret {
  const refuse = (problem: string) =>
    noCredentials(name, `what "${plugin.command}" printed ${problem}`);
  if (textAt(answer, 'kind') !== 'ExecCredential') throw refuse('is not an ExecCredential');
  const given = textAt(answer, 'apiVersion') ?? 'none';
  if (given !== plugin.apiVersion) {
    throw refuse(`has the apiVersion ${given} instead of ${plugin.apiVersion}`);
  }
  const status = valueAt(answer, 'status');
  const expiry = textAt(status, 'expirationTimestamp');
  const expiresAt = expiry === undefined ? Infinity : Date.parse(expiry);
  if (Number.isNaN(expiresAt)) throw refuse('has an expirationTimestamp that is no date');
  const secret = secretOf(status);
  if (secret === undefined) throw refuse('has neither a token nor a whole client certificate');
  return { secret, expiresAt };
}

function secretOf(status: unknown): Secret | undefined {
  const token = textAt(status, 'token');
  const cert = textAt(status, 'clientCertificateData');
  const key = textAt(status, 'clientKeyData');
  if ((cert === undefined) !== (key === undefined)) return undefined;
  const certificate = cert === undefined || key === undefined ? undefined : { cert, key };
  if (token === undefined && certificate === undefined) return undefined;
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(certificate === undefined ? {} : { certificate }),
  };
}
