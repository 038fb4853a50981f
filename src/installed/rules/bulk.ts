import type { Permission } from '~/kube/failure';
import { approvalCall } from '~/olm/plans/approval';
import type { PlanChange, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type ClusterCall, permissionOf } from '~/olm/calls/clusterCall';
import type { InstalledOperator } from '~/olm/installed/installedOperator';

/** A change to the cluster for one or more selected Operators, which succeeds or fails as a whole. */
export type BulkTask = {
  readonly id: string;
  readonly calls: readonly ClusterCall[];
  /** Other Operators that it also changes. */
  readonly alongside: readonly PlanChange[];
};

/** A selected Operator and its result. */
export type BulkRow =
  | {
      readonly operator: InstalledOperator;
      readonly task: BulkTask;
      /** The previous and the next version. */
      readonly change: PlanChange;
      readonly skipped: null;
    }
  | { readonly operator: InstalledOperator; readonly task: null; readonly skipped: SkipReason };

export type SkipReason = 'no-plan' | 'is-copy';

/**
 * The effect of approving the updates of several Operators: one task for each plan, because OLM executes a plan as a
 * whole (IP-015, IP-016).
 * @param pending the plans that can be approved: no superseded or finished ones
 */
export function bulkApproval(
  operators: readonly InstalledOperator[],
  pending: readonly ReviewedPlan[],
): readonly BulkRow[] {
  const planned = operators.map((operator) => ({ operator, found: planFor(operator, pending) }));
  const tasks = new Map(
    pending.map((plan) => {
      const chosen = planned.filter(({ found }) => found?.plan === plan);
      const isChosen = (change: PlanChange) =>
        chosen.some(({ operator }) => isOf(operator, change));
      const alongside = plan.changes.filter((change) => !isChosen(change));
      return [plan, { id: idOf(plan), calls: [approvalCall(plan)], alongside }];
    }),
  );
  return planned.map(({ operator, found }): BulkRow => {
    const task = found === null ? undefined : tasks.get(found.plan);
    if (found === null || task === undefined) {
      return { operator, task: null, skipped: operator.isCopy ? 'is-copy' : 'no-plan' };
    }
    return { operator, task, change: found.change, skipped: null };
  });
}

/** The tasks of the rows in row order, without duplicates. */
export function tasksOf(rows: readonly BulkRow[]): readonly BulkTask[] {
  return [...new Set(rows.flatMap(({ task }) => task ?? []))];
}

/**
 * The permissions that a task requires in its namespace. Reviewed without object names, so that one review covers all
 * rows of a namespace.
 */
export function permissionsOfTask({ calls }: BulkTask): readonly Permission[] {
  const permissions = calls.map((call): Permission => {
    const { verb, group, resource, namespace } = permissionOf(call);
    return { verb, group, resource, ...(namespace === undefined ? {} : { namespace }) };
  });
  return [
    ...new Map(permissions.map((permission) => [JSON.stringify(permission), permission])).values(),
  ];
}

function planFor(operator: InstalledOperator, pending: readonly ReviewedPlan[]) {
  if (operator.isCopy) return null;
  for (const plan of pending) {
    if (plan.namespace !== operator.namespace) continue;
    const change = plan.changes.find((one) => isOf(operator, one));
    if (change !== undefined) return { plan, change };
  }
  return null;
}

function isOf({ subscriptionName, csvNames }: InstalledOperator, change: PlanChange): boolean {
  if (change.subscription !== null) return change.subscription === subscriptionName;
  return csvNames.includes(change.csvName);
}

function idOf({ namespace, name }: ReviewedPlan): string {
  return `${namespace}/${name}`;
}
