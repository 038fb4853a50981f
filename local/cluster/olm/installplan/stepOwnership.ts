/** Resources of an InstallPlan that belong to a CSV, and are deleted with it. */
import { listAt, textAt } from '../../kube/json';
import type { ClusterClient, DraftObject, KubeObject, OwnerReference } from '../../kube/types';
import { nonBlockingOwner, ownerLabels } from '../csv/ownership';
import { CLUSTER_SERVICE_VERSIONS } from '../shared/names';
import type { Step } from './planSteps';

type Owned = {
  /** The InstallPlan's. */
  readonly namespace: string;
  readonly step: Step;
  readonly manifest: DraftObject;
  /** Its kind is one of namespaces. */
  readonly namespaced: boolean;
};

type Ownership = {
  readonly owners: readonly OwnerReference[];
  readonly labels: { readonly [name: string]: string };
};

/** OLM's ownership marks of a CSV on the resource of a step. */
export function ownershipOf(
  client: ClusterClient,
  { namespace, step, manifest, namespaced }: Owned,
): Ownership {
  const { kind, resolving: name } = step;
  if (NEVER_OWNED.includes(kind) || name === '') return NOBODYS;
  const csv = client.get({ resource: CLUSTER_SERVICE_VERSIONS, namespace, name });
  if (csv === undefined) return NOBODYS;
  if (ACCESS_CONTROL.includes(kind) && !isGenerated(manifest, csv)) return NOBODYS;
  return {
    owners: namespaced ? [nonBlockingOwner(csv)] : [],
    labels: kind === 'ServiceAccount' ? {} : ownerLabels(csv),
  };
}

const NOBODYS: Ownership = { owners: [], labels: {} };

const NEVER_OWNED = ['ClusterServiceVersion', 'CustomResourceDefinition', 'Subscription'];

/** OLM owns only those that it creates from a CSV; those of a bundle get no owner and are never deleted. */
const ACCESS_CONTROL = [
  'ServiceAccount',
  'Role',
  'RoleBinding',
  'ClusterRole',
  'ClusterRoleBinding',
];

function isGenerated({ kind, metadata }: DraftObject, csv: KubeObject): boolean {
  if (kind !== 'ServiceAccount') return metadata.labels?.['olm.owner'] !== undefined;
  const strategy = ['spec', 'install', 'spec'] as const;
  const permissions = [
    ...listAt(csv, ...strategy, 'permissions'),
    ...listAt(csv, ...strategy, 'clusterPermissions'),
  ];
  return permissions.some((one) => textAt(one, 'serviceAccountName') === metadata.name);
}
