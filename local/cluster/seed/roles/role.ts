/** Helpers for ClusterRoles and their bindings. */
import type { DraftObject, JsonObject } from '../../kube/types';

const RBAC = 'rbac.authorization.k8s.io';

export const READ = ['get', 'list', 'watch'] as const;
export const WRITE = ['create', 'delete', 'deletecollection', 'patch', 'update'] as const;

export function rule(
  group: string,
  resources: readonly string[],
  verbs: readonly string[],
): JsonObject {
  return { apiGroups: [group], resources, verbs };
}

export function pathRule(nonResourceURLs: readonly string[]): JsonObject {
  return { nonResourceURLs, verbs: ['get'] };
}

export function clusterRole(
  name: string,
  rules: readonly JsonObject[],
  labels: { readonly [key: string]: string } = {},
): DraftObject {
  return {
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRole',
    metadata: { name, ...(Object.keys(labels).length === 0 ? {} : { labels }) },
    rules,
  };
}

/** A role that aggregates labeled ones. @param from the roles whose labels select them; absent: its own */
export function aggregatedRole(
  name: string,
  labels: { readonly [key: string]: string } = {},
  from: readonly string[] = [name],
): DraftObject {
  return {
    ...clusterRole(name, [], labels),
    aggregationRule: {
      clusterRoleSelectors: from.map((role) => ({ matchLabels: aggregateTo(role) })),
    },
  };
}

/** Labels that aggregate the rules of a role to `admin`, `edit` or `view`. */
export function aggregateTo(...roles: readonly string[]): { readonly [key: string]: string } {
  return Object.fromEntries(roles.map((role) => [`${RBAC}/aggregate-to-${role}`, 'true']));
}

export type Subject = { readonly kind: 'User' | 'Group'; readonly name: string };

export function clusterRoleBinding(
  name: string,
  role: string,
  subjects: readonly Subject[],
): DraftObject {
  return {
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRoleBinding',
    metadata: { name },
    roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: role },
    subjects: subjects.map((subject) => ({ apiGroup: RBAC, ...subject })),
  };
}

/** Grants a ClusterRole in one namespace. */
export function roleBinding(
  target: { readonly name: string; readonly namespace: string },
  role: string,
  subjects: readonly Subject[],
): DraftObject {
  return {
    ...clusterRoleBinding(target.name, role, subjects),
    kind: 'RoleBinding',
    metadata: target,
  };
}
