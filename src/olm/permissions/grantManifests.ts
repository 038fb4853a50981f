import type { Permission } from '~/kube/failure';
import { grouped } from '~/olm/lists/grouped';
import type { PolicyRule } from './policyRule';

/** The subject of a binding. */
export type Subject = { readonly kind: 'User' | 'Group'; readonly name: string };

/**
 * The Roles, ClusterRoles and their bindings that grant exactly these permissions: one Role for each namespace, and one
 * ClusterRole for what is requested cluster-wide.
 * Source: kubernetes.io, "Using RBAC Authorization".
 * @param name the name of the roles and bindings; see {@link grantName}
 */
export function grantManifests(
  permissions: readonly Permission[],
  subject: Subject,
  name: string,
): readonly object[] {
  const byNamespace = grouped(permissions, ({ namespace }) => namespace);
  return [...byNamespace].flatMap(([namespace, own]) => {
    const prefix = namespace === undefined ? 'Cluster' : '';
    const metadata = namespace === undefined ? { name } : { name, namespace };
    return [
      {
        apiVersion: `${RBAC}/v1`,
        kind: `${prefix}Role`,
        metadata,
        rules: rulesFor(own).map(withoutEmpty),
      },
      {
        apiVersion: `${RBAC}/v1`,
        kind: `${prefix}RoleBinding`,
        metadata,
        roleRef: { apiGroup: RBAC, kind: `${prefix}Role`, name },
        subjects: [{ apiGroup: RBAC, ...subject }],
      },
    ];
  });
}

const RBAC = 'rbac.authorization.k8s.io';

/** A valid and recognizable name: `operator-hub-alice`. */
export function grantName(subject: Subject): string {
  const letters = subject.name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return letters === '' ? 'operator-hub' : `operator-hub-${letters}`;
}

/** One rule for each resource and name, with all its verbs. */
export function rulesFor(permissions: readonly Permission[]): readonly PolicyRule[] {
  const byResource = grouped(permissions, (permission) =>
    JSON.stringify([permission.group, resourceOf(permission), namesOf(permission)]),
  );
  return [...byResource.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return {
      apiGroups: [first.group],
      resources: [resourceOf(first)],
      resourceNames: namesOf(first),
      nonResourceURLs: [],
      verbs: [...new Set(same.map(({ verb }) => verb))],
    };
  });
}

function resourceOf({ resource, subresource }: Permission): string {
  return subresource === undefined ? resource : `${resource}/${subresource}`;
}

/** A request that creates, lists or watches has no name to which a rule could be restricted. */
function namesOf({ verb, name }: Permission): readonly string[] {
  return name === undefined || NAMELESS.includes(verb) ? [] : [name];
}

const NAMELESS = ['create', 'list', 'watch', 'deletecollection'];

/** An empty list would be a rule without meaning in a manifest. */
export function withoutEmpty(rule: PolicyRule): object {
  return Object.fromEntries(Object.entries(rule).filter(([, values]) => values.length > 0));
}
