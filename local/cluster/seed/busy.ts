/** The demo's busy cluster: installed Operators, some of them failing. */
import type { NamedCatalog } from '../../catalogs/fbc';
import type { ClusterClient, Controller } from '../kube/types';
import { SUBSCRIPTIONS } from '../olm/shared/names';
import { approveVersions } from './approveVersions';
import { putBusyNamespaces } from './busyNamespaces';
import type { OlmNamespaces } from './olmObjects';
import { put } from './put';
import { catalogOf, subscriptionDraft, type Wanted } from './subscriptionDraft';

/** Represents the global namespace of the cluster's platform. */
const GLOBAL = 'openshift-operators';

const INSTALLED: readonly Wanted[] = [
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

/** Creates namespaces, OperatorGroups and Subscriptions, without unknown packages; OLM's controllers do the rest. */
export function seedBusy(client: ClusterClient, { catalogs, namespaces }: BusyCluster): void {
  putBusyNamespaces(client);
  for (const row of INSTALLED) {
    const installed = row.namespace === GLOBAL ? { ...row, namespace: namespaces.global } : row;
    const catalog = catalogOf(catalogs, installed.packageName);
    if (catalog === undefined) continue;
    const source = { name: catalog.name, namespace: namespaces.catalogs };
    put(client, SUBSCRIPTIONS, subscriptionDraft(installed, source));
  }
}

/** Approves install plans of the starting versions. */
export function approveStartingVersions(): Controller {
  return approveVersions(INSTALLED.flatMap(({ startingCSV }) => startingCSV ?? []));
}
