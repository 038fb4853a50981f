import { clusterServiceVersionModel, subscriptionModel } from '~/kube/models/olm';
import type { ResourceModel } from '~/kube/models/meta';
import type { Permission } from '~/kube/failure';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type ObjectName, permissionOf } from '~/olm/calls/clusterCall';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { permissionsOfSteps } from './stepPermissions';

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
