/** Copies the namespaced permissions of an Operator to the namespaces it watches. */
import { listAt, textAt } from '../../kube/json';
import type { ClusterClient, KubeObject, ResourceKey } from '../../kube/types';
import { namespaceOf } from '../csv/csvFields';
import { isOwnedBy, nonBlockingOwner, ownerLabels } from '../csv/ownership';
import { CLUSTER_SERVICE_VERSIONS, COPIED_FROM_LABEL, MANAGED_LABEL } from '../shared/names';

const RBAC = 'rbac.authorization.k8s.io';
const ROLES = `roles.${RBAC}`;
const ROLE_BINDINGS = `rolebindings.${RBAC}`;
const CLUSTER_ROLES = `clusterroles.${RBAC}`;
const CLUSTER_ROLE_BINDINGS = `clusterrolebindings.${RBAC}`;

/** A cluster-wide Operator gets each of its Roles as a ClusterRole, with permission to view namespaces. */
export function ensureGlobalPermissions(client: ClusterClient, csv: KubeObject): void {
  for (const role of ownedIn(client, ROLES, csv)) {
    const { name } = role.metadata;
    if (client.get({ resource: CLUSTER_ROLES, name }) !== undefined) continue;
    client.create(CLUSTER_ROLES, {
      apiVersion: role.apiVersion,
      kind: 'ClusterRole',
      metadata: { name, labels: liftedLabels(csv, role) },
      rules: [
        ...listAt(role, 'rules'),
        { verbs: ['get', 'list', 'watch'], apiGroups: [''], resources: ['namespaces'] },
      ],
    });
  }
  for (const binding of ownedIn(client, ROLE_BINDINGS, csv)) {
    const { name } = binding.metadata;
    if (client.get({ resource: CLUSTER_ROLE_BINDINGS, name }) !== undefined) continue;
    client.create(CLUSTER_ROLE_BINDINGS, {
      apiVersion: binding.apiVersion,
      kind: 'ClusterRoleBinding',
      metadata: { name, labels: liftedLabels(csv, binding) },
      subjects: binding['subjects'],
      roleRef: {
        apiGroup: RBAC,
        kind: 'ClusterRole',
        name: textAt(binding, 'roleRef', 'name') ?? '',
      },
    });
  }
}

/** An Operator that watches other namespaces gets its Roles and RoleBindings there, owned by the copied CSV. */
export function ensureTenantPermissions(
  client: ClusterClient,
  csv: KubeObject,
  targets: readonly string[],
): void {
  for (const namespace of targets) {
    const name = csv.metadata.name;
    const copy = client.get({ resource: CLUSTER_SERVICE_VERSIONS, namespace, name });
    if (copy === undefined) continue;
    for (const resource of [ROLES, ROLE_BINDINGS]) {
      for (const object of ownedIn(client, resource, csv)) {
        ensureTenantObject(client, resource, { object, copy, from: namespaceOf(csv) });
      }
    }
  }
}

function ensureTenantObject(
  client: ClusterClient,
  resource: ResourceKey,
  of: { readonly object: KubeObject; readonly copy: KubeObject; readonly from: string },
): void {
  const { name } = of.object.metadata;
  const namespace = namespaceOf(of.copy);
  if (client.get({ resource, namespace, name }) !== undefined) return;
  const { apiVersion, kind, metadata, ...content } = of.object;
  client.create(resource, {
    ...content,
    apiVersion,
    kind,
    metadata: {
      name,
      namespace,
      labels: {
        ...metadata.labels,
        ...ownerLabels(of.copy),
        [COPIED_FROM_LABEL]: of.from,
      },
      ownerReferences: [nonBlockingOwner(of.copy)],
    },
  });
}

/** Roles that the InstallPlan created for the CSV; excludes the OperatorCondition's Role. */
function ownedIn(
  client: ClusterClient,
  resource: ResourceKey,
  csv: KubeObject,
): readonly KubeObject[] {
  return client
    .list(resource, { namespace: namespaceOf(csv) })
    .filter((object) => isOwnedBy(object, csv));
}

function liftedLabels(csv: KubeObject, object: KubeObject): { readonly [label: string]: string } {
  return { ...object.metadata.labels, ...ownerLabels(csv), [MANAGED_LABEL]: 'true' };
}
