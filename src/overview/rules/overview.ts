import type { Subscription } from '~/kube/models/olm';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { byOperatorName, byOperatorStatus } from '~/olm/installed/operatorOrders';
import type { StatusLevel } from '~/olm/status/status';
import type { MaxOpenShift } from '~/olm/lifecycle/maxOpenShift';
import { type Snooze, snoozeOf } from '~/updates/rules/inbox/snooze';

/** The summary of all installed Operators. */
export type InstalledOverview = {
  readonly total: number;
  readonly counts: Readonly<Record<StatusLevel, number>>;
  /** The Operators that need an action, worst first. */
  readonly waiting: readonly InstalledOperator[];
  /** The maximum OpenShift version of each. */
  readonly limits: readonly MaxOpenShift[];
};

export function overviewOf(operators: readonly InstalledOperator[]): InstalledOverview {
  // A copy is managed in the namespace of its original.
  const own = operators.filter(({ isCopy }) => !isCopy);
  return {
    total: own.length,
    counts: countsOf(own),
    waiting: own
      .filter(({ health }) => WAITING.includes(health.level))
      .toSorted((one, other) => byOperatorStatus(one, other) || byOperatorName(one, other)),
    limits: own.map(({ maxOpenShift }) => maxOpenShift),
  };
}

const WAITING: readonly StatusLevel[] = ['failed', 'attention', 'approval'];

function countsOf(operators: readonly InstalledOperator[]): InstalledOverview['counts'] {
  const counts = { failed: 0, attention: 0, approval: 0, progress: 0, ready: 0 };
  for (const { health } of operators) counts[health.level] += 1;
  return counts;
}

/**
 * The number of InstallPlans that require approval, from the Subscriptions alone: OLM writes the condition
 * InstallPlanPending with the reason RequiresApproval (recording install_manual_then_upgrade). A plan that several
 * Subscriptions share counts once (recording shared_installplan).
 *
 * Plans that the user postponed do not count, as far as Subscriptions contain the versions of a plan: new dependencies
 * have no Subscription yet, so a plan that differs only in them is not counted until it is opened.
 */
export function plansWaiting(
  subscriptions: readonly Subscription[],
  later: { readonly putOffs: readonly Snooze[]; readonly now: number } = NOTHING_LATER,
): number {
  const plans = new Map<string, { readonly namespace: string; readonly csvNames: string[] }>();
  for (const { metadata, status } of subscriptions.filter(isWaiting)) {
    const { namespace = '', name } = metadata;
    const id = `${namespace}/${status?.installPlanRef?.name ?? `of ${name}`}`;
    const plan = plans.get(id) ?? { namespace, csvNames: [] };
    plans.set(id, plan);
    plan.csvNames.push(status?.currentCSV ?? '');
  }
  return [...plans.values()].filter((plan) => snoozeOf(plan, later) === null).length;
}

const NOTHING_LATER = { putOffs: [], now: 0 } as const;

function isWaiting({ status }: Subscription): boolean {
  const conditions = status?.conditions ?? [];
  return conditions.some(
    ({ type, status: holds, reason }) =>
      type === 'InstallPlanPending' && holds === 'True' && reason === 'RequiresApproval',
  );
}
