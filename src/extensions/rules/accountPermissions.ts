import type { Permission } from '~/kube/failure';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import type { InstallerRules } from './installerRules';

/** The single permissions in the rules for an installation, each once. RBAC wildcards remain as they are. */
export function permissionsIn(
  { cluster, namespace: local }: InstallerRules,
  namespace: string,
): readonly Permission[] {
  const all = [
    ...cluster.flatMap(permissionsOf),
    ...local.flatMap(permissionsOf).map((one) => ({ ...one, namespace })),
  ];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
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
