import type { Permission } from '~/kube/failure';
import { jsonIn, lineIn, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  subscriptionModel,
} from '~/kube/models/olm';
import { perObject } from '~/kube/perObject';
import { TO_CHANGE_THE_CONSOLE } from '~/kube/permissions';
import { type ObjectName, permissionOf } from '~/olm/calls/clusterCall';
import { dependenciesOf, type Dependency, dependencyIn } from '~/olm/dependencies/dependencies';
import type { Bundle } from '~/olm/dependencies/dependencyNeed';
import { apiId } from '~/olm/dependencies/dependencyOffer';
import { packageOfCsv } from '~/olm/installed/csv';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { parseApis } from '~/olm/packages/parseApis';
import type { RemovalStep } from '~/remove/rules/run/removalStep';

/**
 * The dependencies of an installed Operator in its CSV, and in the properties of its bundle, which OLM stores on the
 * CSV. Each once.
 */
export const needsOf = perObject((csv: ClusterServiceVersion): readonly Dependency[] => {
  const annotations = textMapIn(csv.metadata.annotations);
  const noted = recordIn(jsonIn(annotations['operatorframework.io/properties']))['properties'];
  const all = [
    ...dependenciesOf({ annotations, requiredApis: parseApis(recordIn(csv.spec), 'required') }),
    ...listIn(noted).flatMap((property) => dependencyIn(recordIn(property)) ?? []),
  ];
  return [...new Map(all.map((need) => [JSON.stringify(need), need])).values()];
});

/** An installed Operator as a dependency of others. */
export const bundleOf = perObject((csv: ClusterServiceVersion): Bundle => ({
  packageName: packageOfCsv(csv),
  version: textIn(csv.spec?.version) ?? '',
  provides: parseApis(recordIn(csv.spec), 'owned').map(apiId),
}));

/** The display name, whatever the spec contains. */
export function displayNameOf({ metadata, spec }: ClusterServiceVersion): string {
  return lineIn(recordIn(spec)['displayName']) ?? metadata.name;
}

/** The single dependencies in a compound one, without exclusions. */
export function partsOf(need: Dependency): readonly Dependency[] {
  switch (need.kind) {
    case 'all':
    case 'any':
      return need.of.flatMap(partsOf);
    case 'none':
      return [];
    default:
      return [need];
  }
}

/** Whether an Operator needs any version of an API, or a package that provides it. */
export function requiresApi(
  csv: ClusterServiceVersion,
  { group, kind }: { readonly group: string; readonly kind: string },
  packageNames: readonly string[],
): boolean {
  return needsOf(csv)
    .flatMap(partsOf)
    .some((need) =>
      need.kind === 'api'
        ? need.group === group && need.apiKind === kind
        : need.kind === 'package' && packageNames.includes(need.packageName),
    );
}

/** The permissions without which an Operator cannot be uninstalled (UN-002). */
export function basePermissions(operator: InstalledOperator): readonly Permission[] {
  const { namespace, subscriptionName, csvNames } = operator;
  const subscriptions = subscriptionName === null ? [] : [subscriptionName];
  return [
    ...subscriptions.map((name) => deletionPermission(subscriptionModel, { namespace, name })),
    ...csvNames.map((name) => deletionPermission(clusterServiceVersionModel, { namespace, name })),
  ];
}

function deletionPermission(model: ResourceModel, object: ObjectName): Permission {
  return permissionOf({ kind: 'delete', model, object, uid: null });
}

/** The missing permissions that these steps require. */
export function missingFor(
  steps: readonly RemovalStep[],
  missing: readonly Permission[],
): readonly Permission[] {
  if (missing.length === 0) return missing;
  const needed = new Set(permissionsOfSteps(steps).map((permission) => JSON.stringify(permission)));
  return missing.filter((permission) => needed.has(JSON.stringify(permission)));
}

/**
 * The permissions for steps, each once. Operands can be hundreds and are reviewed by kind and namespace, other objects
 * by name.
 */
export function permissionsOfSteps(steps: readonly RemovalStep[]): readonly Permission[] {
  const permissions = steps.map(permissionOfStep);
  return [
    ...new Map(permissions.map((permission) => [JSON.stringify(permission), permission])).values(),
  ];
}

function permissionOfStep({ stage, action }: RemovalStep): Permission {
  if (action.kind === 'disable-plugins') return TO_CHANGE_THE_CONSOLE;
  const permission = permissionOf(action.call);
  if (stage !== 'operands') return permission;
  const { verb, group, resource, namespace } = permission;
  return { verb, group, resource, ...(namespace === undefined ? {} : { namespace }) };
}

/** A permission that is reviewed first. If it is missing, its parts are reviewed; without parts, it is final. */
export type WidePermission = {
  readonly permission: Permission;
  readonly parts: readonly Permission[];
};

/**
 * Combines permissions for a kind in several namespaces into one for the whole cluster, so that one review can be
 * sufficient.
 */
export function widened(permissions: readonly Permission[]): readonly WidePermission[] {
  const wide = new Map<string, { readonly permission: Permission; readonly parts: Permission[] }>();
  for (const permission of permissions) {
    const { verb, group, resource, namespace, name } = permission;
    const isPart = name === undefined && namespace !== undefined;
    const whole: Permission = isPart ? { verb, group, resource } : permission;
    const known = wide.get(JSON.stringify(whole)) ?? { permission: whole, parts: [] };
    if (isPart) known.parts.push(permission);
    wide.set(JSON.stringify(whole), known);
  }
  return [...wide.values()].map(({ permission, parts }) => {
    const [only, ...others] = parts;
    return only !== undefined && others.length === 0
      ? { permission: only, parts: [] }
      : { permission, parts };
  });
}
