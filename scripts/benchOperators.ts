/** A local cluster with generated packages, and Subscriptions to them. */
import { aCatalog } from '../local/catalogs/build/catalog';
import type { BuiltPackage } from '../local/catalogs/build/package';
import type { ClusterClient } from '../local/cluster/kube/types';
import { startLocalCluster } from '../local/cluster/localCluster';

const CATALOG = 'bench';

export function benchCluster(
  packages: readonly BuiltPackage[],
): ReturnType<typeof startLocalCluster> {
  const displayName = 'Bench';
  return startLocalCluster({
    catalogs: [
      aCatalog({ name: CATALOG, displayName, publisher: displayName, priority: 0, packages }),
    ],
    state: 'empty',
    pace: 0.02,
    latency: 0,
    port: 0,
  });
}

/** Creates a Subscription in a namespace with the package's name. */
export function benchSubscribe(
  client: ClusterClient,
  name: string,
  spec: Readonly<Record<string, string>> = {},
): void {
  client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  client.create('operatorgroups.operators.coreos.com', {
    apiVersion: 'operators.coreos.com/v1',
    kind: 'OperatorGroup',
    metadata: { name: 'own', namespace: name },
    spec: { targetNamespaces: [name] },
  });
  client.create('subscriptions.operators.coreos.com', {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    metadata: { name, namespace: name },
    spec: {
      name,
      channel: 'stable',
      source: CATALOG,
      sourceNamespace: 'openshift-marketplace',
      ...spec,
    },
  });
}
