import type { Permission } from '~/kube/failure';
import { uniquePermissions } from '~/kube/permissions';
import type { MissingPermissions } from '~/olm/extensions/messagePermissions';
import { type InstallerRules, permissionsIn } from '~/olm/permissions/rulePermissions';

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
