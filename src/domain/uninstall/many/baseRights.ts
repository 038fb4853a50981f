import { clusterServiceVersionModel } from '../../../models/clusterServiceVersion';
import type { ResourceModel } from '../../../models/meta';
import { subscriptionModel } from '../../../models/subscription';
import type { Right } from '../../failure';
import type { InstalledOperator } from '../../installed/installedOperator';
import { type ObjectName, rightOf } from '../../remedies/clusterCall';
import type { RemovalStep } from '../../removal/removalStep';
import { rightsOfSteps } from '../stepRights';

/** The rights without which an Operator cannot be uninstalled at all (UN-002). */
export function baseRights(operator: InstalledOperator): readonly Right[] {
  const { namespace, subscriptionName, csvNames } = operator;
  const subscriptions = subscriptionName === null ? [] : [subscriptionName];
  return [
    ...subscriptions.map((name) => deletionRight(subscriptionModel, { namespace, name })),
    ...csvNames.map((name) => deletionRight(clusterServiceVersionModel, { namespace, name })),
  ];
}

function deletionRight(model: ResourceModel, object: ObjectName): Right {
  return rightOf({ kind: 'delete', model, object, uid: null });
}

/** Those of the missing rights that these steps need. */
export function missingFor(
  steps: readonly RemovalStep[],
  missing: readonly Right[],
): readonly Right[] {
  if (missing.length === 0) return missing;
  const needed = new Set(rightsOfSteps(steps).map((right) => JSON.stringify(right)));
  return missing.filter((right) => needed.has(JSON.stringify(right)));
}
