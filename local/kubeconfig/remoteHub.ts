import { startConsole } from '../console/server/server';
import { CONSOLE_DIR, PLUGIN_DIR } from '../consoleSetup';
import { connectionTo } from './connect';
import { probe } from './probe';
import type { Target } from './target';

export type RemoteHub = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};

export type RemoteHubOptions = {
  readonly target: Target;
  /** Of the console; 0: any free one. */
  readonly port: number;
};

/**
 * The console stand-in before a cluster that runs elsewhere, with the plugin as it was built last.
 * @throws UnreachableError, KubeconfigError when the cluster cannot be used from the start
 */
export async function startRemoteHub({ target, port }: RemoteHubOptions): Promise<RemoteHub> {
  const api = connectionTo(target);
  await probe(api);
  const user = target.user.impersonation?.user ?? target.userName;
  const console = await startConsole({
    port,
    users: [{ user, label: `${user} (${target.contextName})`, api }],
    pluginDir: PLUGIN_DIR,
    consoleDir: CONSOLE_DIR,
  });
  return { url: console.url, stop: console.stop };
}
