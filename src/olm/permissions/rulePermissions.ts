import type { Permission } from '~/kube/failure';
import { uniquePermissions } from '~/kube/permissions';
import type { PolicyRule } from './policyRule';

/** The permissions of the ServiceAccount that installs a bundle. */
export type InstallerRules = {
  readonly cluster: readonly PolicyRule[];
  /** In the namespace of the installation. */
  readonly namespace: readonly PolicyRule[];
};

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
