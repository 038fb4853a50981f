/** Service accounts and RBAC resources of a ClusterServiceVersion's install strategy. */
import { listAt, textAt } from '../../kube/json';
import type { Json, JsonObject } from '../../kube/types';
import { contentHash } from './contentHash';

const rbac = 'rbac.authorization.k8s.io';

/**
 * Per service account: itself (unless it is `default`), then its Roles, RoleBindings, ClusterRoles and
 * ClusterRoleBindings. Owners are not set: the CSV has no uid yet.
 */
export function operatorPermissions(csv: JsonObject, namespace: string): readonly JsonObject[] {
  const csvName = textAt(csv, 'metadata', 'name') ?? '';
  const labels = {
    'olm.owner': csvName,
    'olm.owner.kind': 'ClusterServiceVersion',
    'olm.owner.namespace': namespace,
  };
  const namespaced = permissionsOf(csv, 'permissions');
  const clusterWide = permissionsOf(csv, 'clusterPermissions');
  const accounts = [...new Set([...namespaced, ...clusterWide].map(accountOf))];
  return accounts.flatMap((account) => {
    const roles = namespaced
      .filter((permission) => accountOf(permission) === account)
      .map((permission) => {
        const name = generatedName(`${csvName}-${account}`, [csvName, permission]);
        return { kind: 'Role', metadata: { name, namespace, labels }, permission };
      });
    const clusterRoles = clusterWide
      .filter((permission) => accountOf(permission) === account)
      .map((permission) => {
        const name = generatedName(csvName, [csvName, namespace, permission]);
        return { kind: 'ClusterRole', metadata: { name, labels }, permission };
      });
    const subject = { kind: 'ServiceAccount', name: account, namespace };
    return [
      ...(account === 'default'
        ? []
        : [{ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: account, namespace } }]),
      ...roles.map(roleObject),
      ...roles.map((role) => bindingObject(role, subject)),
      ...clusterRoles.map(roleObject),
      ...clusterRoles.map((role) => bindingObject(role, subject)),
    ];
  });
}

type RoleDraft = {
  readonly kind: string;
  readonly metadata: JsonObject;
  readonly permission: Json;
};

function roleObject({ kind, metadata, permission }: RoleDraft): JsonObject {
  return { apiVersion: `${rbac}/v1`, kind, metadata, rules: listAt(permission, 'rules') };
}

function bindingObject({ kind, metadata }: RoleDraft, subject: JsonObject): JsonObject {
  return {
    apiVersion: `${rbac}/v1`,
    kind: `${kind}Binding`,
    metadata,
    roleRef: { apiGroup: rbac, kind, name: textAt(metadata, 'name') ?? '' },
    subjects: [subject],
  };
}

function permissionsOf(csv: JsonObject, list: string): readonly Json[] {
  return listAt(csv, 'spec', 'install', 'spec', list);
}

function accountOf(permission: Json): string {
  return textAt(permission, 'serviceAccountName') ?? '';
}

const maximumLength = 63;

/** OLM's names: the truncated base, and a base-62 SHA-224 of the content. */
function generatedName(base: string, of: readonly Json[]): string {
  const hash = contentHash(JSON.stringify(of));
  const fits = base.length + hash.length <= maximumLength;
  return `${fits ? base : base.slice(0, maximumLength - hash.length - 1)}-${hash}`;
}
