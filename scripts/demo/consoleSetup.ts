import { fileURLToPath } from 'node:url';
import { LOCAL_USERS } from '../../local/cluster/seed/users';
import { bearerConnection } from '../../console/server/connection';
import type { ConsoleUser } from '../../console/server/options';

/** Where the build puts the plugin and the console's page. */
export const PLUGIN_DIR = at('../../dist');
export const CONSOLE_DIR = at('../../console/dist');

const LABELS: Readonly<Record<string, string>> = {
  kubeadmin: 'Cluster administrator',
  paula: 'Project administrator of team-a',
  edgar: 'Project editor of team-a',
  vera: 'Viewer of team-a',
  clara: 'Cluster reader',
  carl: 'Catalog administrator',
};

/** The users that can be chosen in the masthead, with the local cluster's tokens; the administrator first. */
export function sessions(apiServer: string): readonly ConsoleUser[] {
  return [...LOCAL_USERS].map(([token, { name }]) => ({
    user: name,
    label: LABELS[name] ?? name,
    api: { ...bearerConnection(apiServer, token), passesImpersonation: true },
  }));
}

function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
