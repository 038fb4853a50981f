import type { NamedCatalog } from '../catalogs/fbc';
import { type RunningCluster, startCluster } from './cluster';
import { createClock } from './kube/clock';
import { fits } from './kube/faults/fault';
import { createFaultSwitches } from './kube/faults/switches';
import { olmCatalogSide } from './olm/catalog/catalogSide';
import type { ClusterClient, Controller, VirtualResource } from './kube/types';
import { olmOperatorSide } from './olm/csv/operatorSide';
import { appliedClusterQuotas } from './openshift/appliedClusterQuotas';
import { seedClusterCatalogs } from './openshift/clusterCatalogs';
import { createDefaultCatalogs } from './openshift/defaultCatalogs';
import { createTrustedCaInjector } from './openshift/trustedCaInjector';
import { type Flavour, olmNamespacesOf, seedBase } from './seed/base';
import { approveStartingVersions, seedBusy } from './seed/busy';
import { putSharedQuota } from './seed/busyNamespaces';
import type { Cloud } from './seed/cloud';
import { leftoversOf } from './seed/leftovers/leftovers';
import { sourcesOf } from './seed/sources/sources';
import type { State } from './seed/states';
import { troublesOf } from './seed/troubles/troubles';
import { updatesOf } from './seed/updates/updates';
import { instancesOf } from './seed/instances/instances';
import { LOCAL_USERS } from './seed/users';
import { podLogs } from './workloads/podLogs';
import { workloadControllers } from './workloads/workloads';

export type LocalClusterOptions = {
  readonly catalogs: readonly NamedCatalog[];
  readonly state: State;
  /** Of `updates` and `leftovers` the namespaces that are staged, of `sources` the CatalogSources. Absent: all. */
  readonly situations?: readonly string[] | undefined;
  /** Absent: openshift. */
  readonly flavour?: Flavour;
  /** Of OpenShift: Operators get short-lived credentials of this cloud. Absent: they do not. */
  readonly cloud?: Cloud | undefined;
  /** 1: as slow as a real cluster; 0.1: ten times faster. */
  readonly pace: number;
  /** Milliseconds that every answer is delayed by. */
  readonly latency: number;
  /** 0: any free port. */
  readonly port: number;
};

/** A cluster with OLM v0, in memory, with the users and namespaces of the demo. Rejects when the port is taken. */
export function startLocalCluster(options: LocalClusterOptions): Promise<RunningCluster> {
  const { catalogs, flavour = 'openshift' } = options;
  const namespaces = olmNamespacesOf(flavour);
  const faults = createFaultSwitches();
  const catalogSide = olmCatalogSide(catalogs, {
    globalNamespace: namespaces.catalogs,
    outage: (image) =>
      faults.effects('unpullable').find((fault) => fits(fault.image, image))?.message,
    pushed: (image) => faults.effects('pushed').find((fault) => fault.image === image)?.content,
  });
  const isBusy = options.state === 'busy';
  const staged = stagedBy({ ...options, namespaces }, faults);
  return startCluster({
    port: options.port,
    latencyMs: options.latency,
    clock: createClock(options.pace),
    users: LOCAL_USERS,
    seed: (client) => {
      seedBase(client, flavour, options.cloud);
      catalogSide.seed(client);
      if (flavour === 'openshift') seedClusterCatalogs(client, catalogs);
      if (isBusy) seedBusy(client, { catalogs, namespaces });
      if (isBusy && flavour === 'openshift') putSharedQuota(client);
      staged?.seed(client);
    },
    controllers: [
      ...catalogSide.controllers,
      ...olmOperatorSide().controllers,
      ...workloadControllers(),
      ...(flavour === 'openshift' ? [createTrustedCaInjector(), createDefaultCatalogs()] : []),
      ...(isBusy ? [approveStartingVersions()] : []),
      ...(staged?.controllers ?? []),
    ],
    virtualResources: (client) => [
      ...catalogSide.packages(client),
      ...(staged?.virtualResources?.(client) ?? []),
      ...(flavour === 'openshift' ? [appliedClusterQuotas(client)] : []),
    ],
    servesProjects: flavour === 'openshift',
    podLogs,
    faults,
  });
}

type StagedOptions = LocalClusterOptions & {
  readonly namespaces: ReturnType<typeof olmNamespacesOf>;
};

type Staging = {
  readonly seed: (client: ClusterClient) => void;
  readonly controllers: readonly Controller[];
  readonly virtualResources?: (client: ClusterClient) => readonly VirtualResource[];
};

/** A state of which each namespace is a situation; the others are none. */
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
    default:
      return null;
  }
}
