import type { NamedCatalog } from '../catalogs/fbc';
import { type RunningCluster, startCluster } from './cluster';
import { createClock } from './kube/clock';
import { fits } from './kube/faults/fault';
import { createFaultSwitches } from './kube/faults/switches';
import { olmCatalogSide } from './olm/catalog/catalogSide';
import type { ClusterClient, Controller, VirtualResource } from './kube/types';
import { olmOperatorSide } from './olm/csv/operatorSide';
import { appliedClusterQuotas } from './openshift/appliedClusterQuotas';
import type { OlmV1Version } from './olmv1/names';
import { olmV1Of, type OlmV1 } from './olmv1/olmV1';
import { createDefaultCatalogs } from './openshift/defaultCatalogs';
import { createOlmClusterOperator } from './openshift/olmClusterOperator';
import { createTrustedCaInjector } from './openshift/trustedCaInjector';
import { type Platform, olmNamespacesOf, seedBase } from './seed/base';
import { approveStartingVersions, seedBusy } from './seed/busy';
import { putSharedQuota } from './seed/busyNamespaces';
import type { Cloud } from './seed/cloud';
import { extensionsOf } from './seed/extensions/extensions';
import { leftoversOf } from './seed/leftovers/leftovers';
import { sourcesOf } from './seed/sources/sources';
import type { State } from './seed/states';
import { troublesOf } from './seed/troubles/troubles';
import { updatesOf } from './seed/updates/updates';
import { instancesOf } from './seed/instances/instances';
import { localUsers } from './seed/users';
import { podLogs } from './workloads/podLogs';
import { workloadControllers } from './workloads/workloads';

export type LocalClusterOptions = {
  readonly catalogs: readonly NamedCatalog[];
  readonly state: State;
  /** Namespaces of `updates` and `leftovers`, or CatalogSources of `sources`, to create. Absent: all. */
  readonly situations?: readonly string[] | undefined;
  /** State `instances`: number of additional instances. */
  readonly instances?: number | undefined;
  /** Absent: openshift. */
  readonly platform?: Platform;
  /** OpenShift: cloud whose short-lived credentials Operators use. Absent: none. */
  readonly cloud?: Cloud | undefined;
  /** Adds OLM v1 as in this OpenShift version. Absent: only in the state `extensions`, as in 4.22. */
  readonly olmV1?: OlmV1Version | undefined;
  /** 1: as slow as a real cluster; 0.1: ten times faster. */
  readonly pace: number;
  /** Latency of every response in milliseconds. */
  readonly latency: number;
  /** 0: any free port. */
  readonly port: number;
};

export type LocalCluster = RunningCluster & Partial<Pick<OlmV1, 'catalogd'>>;

/** An in-memory cluster with OLM v0, and the users and namespaces of the demo. Rejects if the port is in use. */
export async function startLocalCluster(options: LocalClusterOptions): Promise<LocalCluster> {
  const { catalogs, state, platform = 'openshift' } = options;
  const namespaces = olmNamespacesOf(platform);
  const faults = createFaultSwitches();
  const registries = registriesOf(faults);
  const catalogSide = olmCatalogSide(catalogs, {
    globalNamespace: namespaces.catalogs,
    ...registries,
  });
  const olmV1 = olmV1In({ ...options, platform }, registries);
  const isBusy = state === 'busy';
  const staged = stagedBy({ ...options, namespaces }, faults);
  const cluster = await startCluster({
    port: options.port,
    latencyMs: options.latency,
    clock: createClock(options.pace),
    users: localUsers(olmV1 !== undefined),
    ...(olmV1 && { admission: olmV1.admission, services: olmV1.services }),
    seed: (client) => {
      seedBase(client, platform, options.cloud);
      catalogSide.seed(client);
      olmV1?.seed(client);
      if (isBusy) seedBusy(client, { catalogs, namespaces });
      if (isBusy && platform === 'openshift') putSharedQuota(client);
      staged?.seed(client);
    },
    controllers: [
      ...catalogSide.controllers,
      ...olmOperatorSide().controllers,
      ...workloadControllers(),
      ...(platform === 'openshift' ? OPENSHIFT_CONTROLLERS.map((create) => create()) : []),
      ...(isBusy ? [approveStartingVersions()] : []),
      ...(staged?.controllers ?? []),
      ...(olmV1?.controllers ?? []),
    ],
    virtualResources: (client) => [
      ...catalogSide.packages(client),
      ...(staged?.virtualResources?.(client) ?? []),
      ...(platform === 'openshift' ? [appliedClusterQuotas(client)] : []),
    ],
    servesProjects: platform === 'openshift',
    podLogs,
    faults,
  });
  return { ...cluster, ...(olmV1 && { catalogd: olmV1.catalogd }) };
}

const OPENSHIFT_CONTROLLERS = [
  createTrustedCaInjector,
  createDefaultCatalogs,
  createOlmClusterOperator,
] as const;

function olmV1In(
  { olmV1, state, platform, catalogs }: LocalClusterOptions & { readonly platform: Platform },
  registries: ReturnType<typeof registriesOf>,
): OlmV1 | undefined {
  const version = olmV1 ?? (state === 'extensions' ? '4.22' : undefined);
  return version && olmV1Of({ version, platform, catalogs, ...registries });
}

/** Behavior of faulty registries. */
function registriesOf({ effects }: ReturnType<typeof createFaultSwitches>) {
  return {
    outage: (image: string) =>
      effects('unpullable').find((fault) => fits(fault.image, image))?.message,
    pushed: (image: string) => effects('pushed').find((fault) => fault.image === image)?.content,
  };
}

type StagedOptions = LocalClusterOptions & {
  readonly namespaces: ReturnType<typeof olmNamespacesOf>;
};

type Staging = {
  readonly seed: (client: ClusterClient) => void;
  readonly controllers: readonly Controller[];
  readonly virtualResources?: (client: ClusterClient) => readonly VirtualResource[];
};

/** A state with one situation per namespace. */
function stagedBy(
  options: StagedOptions,
  faults: ReturnType<typeof createFaultSwitches>,
): Staging | null {
  switch (options.state) {
    case 'troubles': {
      const troubles = troublesOf(options.catalogs, options.namespaces);
      faults.add(troubles.fault);
      return troubles;
    }
    case 'updates':
      return updatesOf(options);
    case 'leftovers':
      return leftoversOf(options);
    case 'sources':
      return sourcesOf({ ...options, faults });
    case 'instances':
      return instancesOf(options);
    case 'extensions':
      return extensionsOf(options.catalogs);
    default:
      return null;
  }
}
