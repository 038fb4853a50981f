import { type FieldManager, fieldManager } from '~/kube/fieldManager';
import { textsIn } from '~/kube/json';
import type { ApprovalStrategy, InstallPlan, Subscription } from '~/kube/models/olm';
import { readCsvName } from '~/olm/plans/csvVersions';
import { replacedByBundles } from '~/olm/plans/replacedVersion';
import type { PlanState } from '~/olm/plans/reviewedPlan';
import { type Approver, pastPlans } from '~/updates/rules/pastPlan';
import type { SettingChange } from './settingChanges';

/** An InstallPlan that installed or updated this Operator, or will. */
export type UpdateEvent = {
  readonly planName: string;
  readonly createdAt: string | null;
  readonly to: string;
  /** `null`: not installed before, or unknown. */
  readonly from: string | null;
  readonly state: PlanState;
  readonly approval: ApprovalStrategy;
  readonly approvedBy: Approver | null;
  /** The other Operators of the plan. */
  readonly others: readonly string[];
};

/**
 * The plans of an Operator, latest first. OLM keeps a limited number.
 * @param csvNames its known ClusterServiceVersions
 */
export function updateHistory(
  plans: readonly InstallPlan[],
  subscriptions: readonly Subscription[],
  csvNames: readonly string[],
): readonly UpdateEvent[] {
  const own = wholeChain(plans, csvNames);
  return pastPlans(plans, subscriptions)
    .toSorted(
      (one, other) =>
        (other.generation ?? 0) - (one.generation ?? 0) ||
        (other.createdAt ?? '').localeCompare(one.createdAt ?? ''),
    )
    .flatMap((plan) => {
      const change = plan.changes.find(({ csvName }) => own.has(csvName));
      if (change === undefined) return [];
      return {
        planName: plan.name,
        createdAt: plan.createdAt,
        to: change.to,
        from: change.from,
        state: plan.state,
        approval: plan.approval,
        approvedBy: plan.approvedBy,
        others: plan.csvNames.filter((csvName) => csvName !== change.csvName),
      };
    });
}

/** Its CSVs with their predecessors and successors in the bundles of the plans, and those with its name. */
function wholeChain(
  plans: readonly InstallPlan[],
  csvNames: readonly string[],
): ReadonlySet<string> {
  const own = new Set(csvNames);
  const operators = new Set(csvNames.map((name) => readCsvName(name).operator));
  for (const plan of plans) {
    for (const name of textsIn(plan.spec?.clusterServiceVersionNames)) {
      if (operators.has(readCsvName(name).operator)) own.add(name);
    }
  }
  const links = plans.flatMap((plan) => [...replacedByBundles(plan)]);
  let size = -1;
  while (size !== own.size) {
    size = own.size;
    for (const [after, before] of links) {
      if (own.has(before)) own.add(after);
      if (own.has(after)) own.add(before);
    }
  }
  return own;
}

/** The last writer of a Subscription's setting; `null`: not recorded. */
export function settingManager(subscription: unknown, change: SettingChange): FieldManager | null {
  return fieldManager(subscription, pathOf(change));
}

function pathOf(change: SettingChange): readonly string[] {
  switch (change.field) {
    case 'channel':
    case 'source':
      return ['spec', change.field];
    case 'approval':
      return ['spec', 'installPlanApproval'];
    case 'config':
      return ['spec', 'config', change.member];
  }
}
