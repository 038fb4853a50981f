import type { ApiConnection } from '../server/connection';
import { chosenUsers } from '../server/chosenUsers';
import type { ConsoleUser } from '../server/options';
import { startConsole } from '../server/server';
import { CONSOLE_DIR, PLUGIN_DIR } from '../../scripts/demo/consoleSetup';
import type { Target } from './target';

export type RemoteHub = {
  readonly url: string;
  readonly stop: () => Promise<void>;
};

export type RemoteHubOptions = {
  readonly target: Target;
  readonly api: ApiConnection;
  /** Of the console; 0: any free one. */
  readonly port: number;
};

/** The console stand-in before a cluster that runs elsewhere, with the plugin as it was built last. */
export async function startRemoteHub({ target, api, port }: RemoteHubOptions): Promise<RemoteHub> {
  const page = await startConsole({
    listen: { port },
    access: chosenUsers([consoleUser(target, api)]),
    pluginDir: PLUGIN_DIR,
    consoleDir: CONSOLE_DIR,
  });
  return { url: page.url, stop: page.stop };
}

/** The one user of the console; whoever acts as somebody else appears under that name. */
export function consoleUser(target: Target, api: ApiConnection): ConsoleUser {
  const user = target.user.impersonation?.user ?? target.userName;
  return { user, label: `${user} (${target.contextName})`, api };
}
