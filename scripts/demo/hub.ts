import { fileURLToPath } from 'node:url';
import { chosenUsers } from '../../console/server/chosenUsers';
import { bearerConnection } from '../../console/server/connection';
import type {
  ConsoleOptions,
  ConsoleUser,
  ModelFlags,
  PluginServer,
} from '../../console/server/options';
import { startConsole } from '../../console/server/server';
import type { NamedCatalog } from '../../local/catalogs/fbc';
import { lifecyclesOf } from '../../local/catalogs/lifecycles';
import { startLocalCluster } from '../../local/cluster/localCluster';
import type { OlmV1Version } from '../../local/cluster/olmv1/names';
import type { State } from '../../local/cluster/seed/states';
import { localUsers } from '../../local/cluster/seed/users';
import { catalogsOf } from '../../local/stateCatalogs';

/** Output folders of the plugin and of the console's page. */
export const PLUGIN_DIR = at('../../dist');
export const CONSOLE_DIR = at('../../console/dist');

export type HubOptions = {
  readonly catalogs?: readonly NamedCatalog[];
  readonly state?: State;
  /** Namespaces of `updates` and `leftovers`, or CatalogSources of `sources`, to create; absent: all. */
  readonly situations?: readonly string[] | undefined;
  /** State `instances`: number of additional instances. */
  readonly instances?: number | undefined;
  /** `kubernetes`: without OpenShift kinds. */
  readonly platform?: 'openshift' | 'kubernetes';
  /** OpenShift: cloud whose short-lived credentials Operators use. */
  readonly cloud?: 'aws' | 'azure' | 'gcp' | undefined;
  /** Adds OLM v1 as in this OpenShift version; absent: only in the state `extensions`, as in 4.22. */
  readonly olmV1?: OlmV1Version | undefined;
  /** OpenShift: the console provides lifecycle metadata of catalogs; absent: true. */
  readonly servesLifecycles?: boolean;
  /** How the console's flags of kinds race with discovery; absent: not at all. */
  readonly modelFlags?: ModelFlags | undefined;
  /** Pace; 1: as slow as a real cluster. */
  readonly pace?: number;
  /** Latency in milliseconds of every response of the API server and every plugin file. */
  readonly latency?: number;
  /** Port of the console; 0: any free one. */
  readonly port?: number;
  /** Folder with the built plugin; absent: the last build. */
  readonly pluginDir?: string | undefined;
  /** Where the plugin's files come from; absent: from that folder. */
  readonly pluginServer?: PluginServer | undefined;
};

export type LocalHub = {
  readonly url: string;
  /** Stops the API server, but not the console. */
  readonly stopCluster: () => Promise<void>;
  /** Starts a new API server at the same address, without the data of the old one. */
  readonly restartCluster: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts the local cluster and the console with the last built plugin. */
export async function startLocalHub(options: HubOptions = {}): Promise<LocalHub> {
  const { platform = 'openshift', state = 'empty', pace = 1, latency = 0 } = options;
  const { catalogs = catalogsOf(state, platform) } = options;
  const start = (port: number) =>
    startLocalCluster({ ...options, catalogs, state, platform, pace, latency, port });
  let cluster = await start(0);
  const users = sessions(cluster.url, cluster.catalogd !== undefined);
  const page = await startConsole({
    listen: { port: options.port ?? 0 },
    productName: 'OpenShift console (demo)',
    access: chosenUsers(users),
    ...(platform === 'openshift' ? ofOpenShift(options, users) : {}),
    ...(cluster.catalogd && {
      catalogd: (request) => cluster.catalogd?.(request) ?? GONE,
    }),
    ...pluginOf(options),
    modelFlags: options.modelFlags,
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

/** Plugin files are served like by a cluster's console. */
function pluginOf({ pluginDir = PLUGIN_DIR, pluginServer, latency = 0 }: HubOptions) {
  return { pluginDir, pluginLatency: latency, ...(pluginServer && { pluginServer }) };
}

/** Additional proxy targets of the console. */
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

/** The bridge's response while the API server is down. */
const GONE = { status: 502, contentType: 'text/plain; charset=utf-8', headers: {}, body: '' };

/** Users of the masthead's user menu, with tokens of the local cluster; the administrator first. */
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
