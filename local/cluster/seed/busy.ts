/** The demo's busy cluster: some Operators are installed, and not all are well. */
import type { NamedCatalog } from '../../catalogs/fbc';
import { flagAt, textAt, textsAt } from '../kube/json';
import type { ClusterClient, Controller, KubeObject } from '../kube/types';
import { putBusyNamespaces } from './busyNamespaces';
import type { OlmNamespaces } from './olmObjects';
import { put } from './put';

type Installed = {
  readonly namespace: string;
  readonly packageName: string;
  readonly channel: string;
  /** Given: approval is Manual, this version gets approved, and its updates wait. */
  readonly startingCSV?: string;
};

/** Stands for the global namespace of the cluster's flavour. */
const GLOBAL = 'openshift-operators';

const INSTALLED: readonly Installed[] = [
  { namespace: 'openshift-operators', packageName: 'lantern-observability', channel: 'stable' },
  {
    namespace: 'openshift-operators',
    packageName: 'wax-seal',
    channel: 'stable-v1',
    startingCSV: 'wax-seal.v1.13.0',
  },
  {
    namespace: 'team-a',
    packageName: 'heron-database',
    channel: 'stable',
    startingCSV: 'heron-database.v2.0.0',
  },
  {
    namespace: 'team-a',
    packageName: 'quickstone-cache',
    channel: 'stable',
    startingCSV: 'quickstone-cache.v3.0.0',
  },
  { namespace: 'team-b', packageName: 'foghorn-alerts', channel: 'alpha' },
  { namespace: 'team-b', packageName: 'old-mill', channel: 'legacy' },
  { namespace: 'post-office', packageName: 'lost-letter', channel: 'stable' },
  { namespace: 'half-built', packageName: 'gatehouse', channel: 'v2' },
];

export type BusyCluster = {
  readonly catalogs: readonly NamedCatalog[];
  readonly namespaces: OlmNamespaces;
};

/** Writes the namespaces, OperatorGroups and Subscriptions; OLM's controllers do the rest. Packages that no catalog has are left out. */
export function seedBusy(client: ClusterClient, { catalogs, namespaces }: BusyCluster): void {
  putBusyNamespaces(client);
  for (const row of INSTALLED) {
    const installed = row.namespace === GLOBAL ? { ...row, namespace: namespaces.global } : row;
    const catalog = catalogs.find(({ catalog: { packages } }) =>
      packages.some(({ name }) => name === installed.packageName),
    );
    if (catalog === undefined) continue;
    const source = { name: catalog.name, namespace: namespaces.catalogs };
    put(client, 'subscriptions.operators.coreos.com', subscription(installed, source));
  }
}

/** Approves the plans that bring the starting versions, as an administrator did some time ago. */
export function approveStartingVersions(): Controller {
  const starting = INSTALLED.flatMap(({ startingCSV }) => startingCSV ?? []);
  const isWanted = (plan: KubeObject) =>
    flagAt(plan, 'spec', 'approved') === false &&
    textAt(plan, 'status', 'phase') === 'RequiresApproval' &&
    textsAt(plan, 'spec', 'clusterServiceVersionNames').some((name) => starting.includes(name));
  return {
    name: 'approve-starting-versions',
    start: (client, clock) =>
      client.subscribe('installplans.operators.coreos.com', ({ type, object }) => {
        if (type === 'DELETED' || !isWanted(object)) return;
        const { name, namespace = '' } = object.metadata;
        clock.after(0, () => {
          const ref = { resource: 'installplans.operators.coreos.com', name, namespace };
          if (client.get(ref) !== undefined) client.mergePatch(ref, { spec: { approved: true } });
        });
      }),
  };
}

type Source = { readonly name: string; readonly namespace: string };

function subscription(installed: Installed, source: Source) {
  const { namespace, packageName, channel, startingCSV } = installed;
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    metadata: { name: packageName, namespace },
    spec: {
      name: packageName,
      channel,
      source: source.name,
      sourceNamespace: source.namespace,
      installPlanApproval: startingCSV === undefined ? 'Automatic' : 'Manual',
      ...(startingCSV === undefined ? {} : { startingCSV }),
    },
  };
}
