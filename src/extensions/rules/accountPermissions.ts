import type { Permission } from '~/kube/failure';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import type { MissingPermissions } from '~/olm/extensions/messagePermissions';
import type { InstallerRules } from './installerRules';

/**
 * The permissions that a ServiceAccount needs to install a bundle, and those that OLM's message names. The latter are
 * cluster-wide, because OLM lists and watches cluster-wide (recording v1_weak_then_rights_added).
 * @param rules `null`: not known
 */
export function neededPermissions(
  rules: InstallerRules | null,
  named: Pick<MissingPermissions, 'permissions' | 'rules'>,
  namespace: string,
): readonly Permission[] {
  const known = rules === null ? [] : permissionsIn(rules, namespace);
  const others = named.permissions
    .filter((one) => !known.some((other) => covers(other, one)))
    .map(clusterWide);
  const granted = permissionsIn({ cluster: named.rules, namespace: [] }, namespace);
  return uniquePermissions([...known, ...others, ...granted]);
}

function clusterWide({ verb, group, resource, subresource, name }: Permission): Permission {
  return {
    ...{ verb, group, resource },
    ...(subresource === undefined ? {} : { subresource }),
    ...(name === undefined ? {} : { name }),
  };
}

function covers(one: Permission, other: Permission): boolean {
  return (
    [one.verb, one.group, one.resource, one.subresource].join(' ') ===
      [other.verb, other.group, other.resource, other.subresource].join(' ') &&
    (one.name === undefined || one.name === other.name) &&
    (one.namespace === undefined || one.namespace === other.namespace)
  );
}

/** The rules for paths outside the API, which no access review of a resource covers. */
export function pathRules(rules: readonly PolicyRule[]): readonly PolicyRule[] {
  return rules.filter(({ nonResourceURLs }) => nonResourceURLs.length > 0);
}

/** The single permissions in the rules for an installation, each once. RBAC wildcards remain as they are. */
export function permissionsIn(
  { cluster, namespace: local }: InstallerRules,
  namespace: string,
): readonly Permission[] {
  return uniquePermissions([
    ...cluster.flatMap(permissionsOf),
    ...local.flatMap(permissionsOf).map((one) => ({ ...one, namespace })),
  ]);
}

/** Each once. */
export function uniquePermissions(permissions: readonly Permission[]): readonly Permission[] {
  return [...new Map(permissions.map((one) => [JSON.stringify(one), one])).values()];
}

function permissionsOf(rule: PolicyRule): readonly Permission[] {
  const { apiGroups, resources, resourceNames, verbs } = rule;
  const names = resourceNames.length === 0 ? [undefined] : resourceNames;
  return apiGroups.flatMap((group) =>
    resources.flatMap((path) => {
      const [resource = '', subresource] = path.split('/');
      return verbs.flatMap((verb) =>
        names.map((name) => ({
          verb,
          group,
          resource,
          ...(subresource === undefined ? {} : { subresource }),
          ...(name === undefined ? {} : { name }),
        })),
      );
    }),
  );
}
