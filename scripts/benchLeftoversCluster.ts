/** Cluster of the second part of `npm run bench:installed`: the size of OpenShift, with many leftovers. */
import { anOperator } from '../local/catalogs/build/operator';
import { type BuiltPackage, aChannel, aPackage } from '../local/catalogs/build/package';
import type { ClusterClient } from '../local/cluster/kube/types';
import { benchCluster, benchSubscribe } from './benchOperators';

const CSVS = 100;
export const DEFINITIONS = 250;
export const ROLES = 1500;
/** Number of roles of deleted CSVs. */
export const LEFTOVERS = 500;
const SETTLED_WITHIN_MILLISECONDS = 120_000;
const LOOK_MILLISECONDS = 500;

/** `installed`: number of installed CSVs. */
export async function aLargeCluster() {
  const cluster = await benchCluster(
    Array.from({ length: CSVS }, (_, index) => benchPackage(nameOf(index))),
  );
  for (let index = 0; index < CSVS; index += 1) benchSubscribe(cluster.client, nameOf(index));
  fill(cluster.client);
  const installed = await settled(cluster.client);
  return { cluster, installed };
}

function nameOf(index: number): string {
  return `leaves-${String(index).padStart(3, '0')}`;
}

/** A ClusterServiceVersion of about 50 KB, like those of OpenShift's catalogs. */
function benchPackage(name: string): BuiltPackage {
  const operator = anOperator({
    packageName: name,
    displayName: name,
    provider: { name: 'Bench' },
    summary: 'It is there.',
    description: `# ${name}\n\n${'It keeps what it runs running. '.repeat(1600)}`,
    categories: ['Database'],
  });
  return aPackage(operator, {
    channels: [aChannel('stable', '1.0.0')],
    releases: [{ version: '1.0.0', createdAt: '2026-01-01' }],
  });
}

/** Resources of OpenShift's own operators, and permissions of uninstalled Operators. */
function fill(client: ClusterClient): void {
  for (let index = 0; index < DEFINITIONS; index += 1) {
    const plural = `parts${String(index)}`;
    client.create('customresourcedefinitions.apiextensions.k8s.io', {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: {
        name: `${plural}.bench.openshift.io`,
        annotations: { 'include.release.openshift.io/self-managed-high-availability': 'true' },
        ...writtenBy('cluster-version-operator', 'kube-apiserver'),
      },
      spec: {
        group: 'bench.openshift.io',
        names: { plural, singular: `part${String(index)}`, kind: `Part${String(index)}` },
        scope: 'Cluster',
        versions: [
          {
            name: 'v1',
            served: true,
            storage: true,
            schema: { openAPIV3Schema: { type: 'object' } },
          },
        ],
      },
    });
  }
  for (let index = 0; index < ROLES; index += 1) {
    client.create('clusterroles.rbac.authorization.k8s.io', {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'ClusterRole',
      metadata: {
        name: `bench-role-${String(index).padStart(4, '0')}`,
        ...(index < LEFTOVERS ? { labels: ownerLabels(index) } : {}),
        ...writtenBy('cluster-version-operator'),
      },
      rules: [{ apiGroups: [''], resources: ['configmaps'], verbs: ['get', 'list', 'watch'] }],
    });
  }
}

function ownerLabels(index: number) {
  return {
    'olm.owner': `gone-${String(index)}.v1.0.0`,
    'olm.owner.kind': 'ClusterServiceVersion',
    'olm.owner.namespace': nameOf(index % CSVS),
  };
}

/** `managedFields` as long as those of a real CustomResourceDefinition. */
function writtenBy(...managers: readonly string[]) {
  const fields = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`f:field-number-${String(index)}`, { '.': {} }]),
  );
  return {
    managedFields: managers.map((manager) => ({
      manager,
      operation: 'Update',
      apiVersion: 'apiextensions.k8s.io/v1',
      time: '2026-01-01T00:00:00Z',
      fieldsType: 'FieldsV1',
      fieldsV1: { 'f:metadata': fields, 'f:spec': fields },
    })),
  };
}

/** Waits until all are installed. @returns the number of installed ones, also at the timeout */
async function settled(client: ClusterClient): Promise<number> {
  const end = performance.now() + SETTLED_WITHIN_MILLISECONDS;
  for (;;) {
    const installed = client
      .list('clusterserviceversions.operators.coreos.com')
      .filter(({ status }) => status?.['phase'] === 'Succeeded').length;
    if (installed >= CSVS || performance.now() > end) return installed;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
  }
}
