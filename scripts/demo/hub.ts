import { fileURLToPath } from 'node:url';
import { chosenUsers } from '../../console/server/chosenUsers';
import { bearerConnection } from '../../console/server/connection';
import type { ConsoleOptions, ConsoleUser, PluginServer } from '../../console/server/options';
import { startConsole } from '../../console/server/server';
import type { NamedCatalog } from '../../local/catalogs/fbc';
import { lifecyclesOf } from '../../local/catalogs/lifecycles';
import { startLocalCluster } from '../../local/cluster/localCluster';
import type { OlmV1Version } from '../../local/cluster/olmv1/olmV1';
import type { State } from '../../local/cluster/seed/states';
import { localUsers } from '../../local/cluster/seed/users';
import { catalogsOf } from '../../local/stateCatalogs';

/** Where the build puts the plugin and the console's page. */
export const PLUGIN_DIR = at('../../dist');
export const CONSOLE_DIR = at('../../console/dist');

export type HubOptions = {
  readonly catalogs?: readonly NamedCatalog[];
  readonly state?: State;
  /** Of `updates` and `leftovers` the namespaces that are staged, of `sources` the CatalogSources; absent: all. */
  readonly situations?: readonly string[] | undefined;
  /** Of `instances`: how many more there are. */
  readonly instances?: number | undefined;
  /** Without any kind of OpenShift: `kubernetes`. */
  readonly platform?: 'openshift' | 'kubernetes';
  /** Of OpenShift: whose short-lived credentials Operators get. */
  readonly cloud?: 'aws' | 'azure' | 'gcp' | undefined;
  /** OLM v1 is there, too, as in this OpenShift; absent: in the state `extensions` only, as in 4.22. */
  readonly olmV1?: OlmV1Version | undefined;
  /** Of OpenShift: the console serves what catalogs state of the support of their packages; true when absent. */
  readonly servesLifecycles?: boolean;
  /** 1: as slow as a real cluster. */
  readonly pace?: number;
  /** Milliseconds that every answer of the API server takes, and every file of the plugin. */
  readonly latency?: number;
  /** Of the console; 0: any free one. */
  readonly port?: number;
  /** Folder with the built plugin; absent: that of the last build. */
  readonly pluginDir?: string | undefined;
  /** Where the plugin's files come from; absent: from that folder. */
  readonly pluginServer?: PluginServer | undefined;
};

export type LocalHub = {
  readonly url: string;
  /** The API server goes away; the console stays. */
  readonly stopCluster: () => Promise<void>;
  /** A new API server at the old address; it knows nothing of the old one. */
  readonly restartCluster: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The local cluster and the console stand-in before it, with the plugin as it was built last. */
export async function startLocalHub(options: HubOptions = {}): Promise<LocalHub> {
  const { platform = 'openshift', state = 'empty', pace = 1, latency = 0 } = options;
  const { catalogs = catalogsOf(state, platform) } = options;
  const start = (port: number) =>
    startLocalCluster({ ...options, catalogs, state, platform, pace, latency, port });
  let cluster = await start(0);
  const users = sessions(cluster.url, cluster.catalogd !== undefined);
  const page = await startConsole({
    listen: { port: options.port ?? 0 },
    access: chosenUsers(users),
    ...(platform === 'openshift' ? ofOpenShift(options, users) : {}),
    ...(cluster.catalogd && {
      catalogd: (request) => cluster.catalogd?.(request) ?? GONE,
    }),
    ...pluginOf(options),
    consoleDir: CONSOLE_DIR,
  }).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
  return {
    url: page.url,
    stopCluster: () => cluster.stop(),
    restartCluster: async () => {
      cluster = await start(Number(new URL(cluster.url).port));
    },
    stop: async () => {
      await page.stop();
      await cluster.stop();
    },
  };
}

/** Its files come as from a cluster's console. */
function pluginOf({ pluginDir = PLUGIN_DIR, pluginServer, latency = 0 }: HubOptions) {
  return { pluginDir, pluginLatency: latency, ...(pluginServer && { pluginServer }) };
}

/** What the console passes on there besides the API. */
function ofOpenShift(
  { servesLifecycles = true }: Pick<HubOptions, 'servesLifecycles'>,
  [administrator]: readonly ConsoleUser[],
): Pick<ConsoleOptions, 'lifecycles' | 'observer'> {
  return {
    ...(servesLifecycles && { lifecycles }),
    ...(administrator && { observer: administrator }),
  };
}

function lifecycles(namespace: string, catalog: string, packageName: string) {
  return namespace === 'openshift-marketplace' ? lifecyclesOf(catalog, packageName) : null;
}

const LABELS: Readonly<Record<string, string>> = {
  kubeadmin: 'Cluster administrator',
  paula: 'Project administrator of team-a',
  edgar: 'Project editor of team-a',
  vera: 'Viewer of team-a',
  clara: 'Cluster reader',
  carl: 'Catalog administrator',
  olga: 'Viewer of extensions',
};

/** What the bridge says while nobody answers. */
const GONE = { status: 502, contentType: 'text/plain; charset=utf-8', headers: {}, body: '' };

/** The users that can be chosen in the masthead, with the local cluster's tokens; the administrator first. */
export function sessions(apiServer: string, hasOlmV1 = false): readonly ConsoleUser[] {
  return [...localUsers(hasOlmV1)].map(([token, { name }]) => ({
    user: name,
    label: LABELS[name] ?? name,
    api: { ...bearerConnection(apiServer, token), passesImpersonation: true },
  }));
}

function at(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
