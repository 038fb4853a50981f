import type { Subscription } from '~/kube/models/subscription';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { OPERATOR_ORDERS } from '~/olm/installed/operatorOrders';
import type { Severity } from '~/olm/installed/severity';
import { inOrder } from '~/olm/order';
import { type PutOff, putOffOf } from '~/updates/rules/inbox/putOff';

/** What an overview says of all installed Operators. */
export type InstalledOverview = {
  readonly total: number;
  readonly counts: Readonly<Record<Severity, number>>;
  /** Those about which somebody has to do something, worst first. */
  readonly waiting: readonly InstalledOperator[];
};

export function overviewOf(operators: readonly InstalledOperator[]): InstalledOverview {
  // A copy is managed where its original is.
  const own = operators.filter(({ isCopy }) => !isCopy);
  return {
    total: own.length,
    counts: countsOf(own),
    waiting: inOrder(
      own.filter(({ health }) => WAITING.includes(health.severity)),
      OPERATOR_ORDERS,
      { sort: 'status', descending: false },
    ),
  };
}

const WAITING: readonly Severity[] = ['failed', 'attention', 'approval'];

function countsOf(operators: readonly InstalledOperator[]): InstalledOverview['counts'] {
  const counts = { failed: 0, attention: 0, approval: 0, progress: 0, ready: 0 };
  for (const { health } of operators) counts[health.severity] += 1;
  return counts;
}

/**
 * How many InstallPlans wait for approval, from the Subscriptions alone: OLM writes the condition InstallPlanPending with
 * the reason RequiresApproval (recording install_manual_then_upgrade). A plan that several Subscriptions share counts
 * once (recording shared_installplan).
 *
 * What the user has put off does not count, as far as Subscriptions tell the versions of a plan: those that come along as
 * new dependencies have none yet, so a plan that only differs in them stays uncounted until it is looked at.
 */
export function plansWaiting(
  subscriptions: readonly Subscription[],
  later: { readonly putOffs: readonly PutOff[]; readonly now: number } = NOTHING_LATER,
): number {
  const plans = new Map<string, { readonly namespace: string; readonly csvNames: string[] }>();
  for (const { metadata, status } of subscriptions.filter(isWaiting)) {
    const { namespace = '', name } = metadata;
    const id = `${namespace}/${status?.installPlanRef?.name ?? `of ${name}`}`;
    const plan = plans.get(id) ?? { namespace, csvNames: [] };
    plans.set(id, plan);
    plan.csvNames.push(status?.currentCSV ?? '');
  }
  return [...plans.values()].filter((plan) => putOffOf(plan, later) === null).length;
}

const NOTHING_LATER = { putOffs: [], now: 0 } as const;

function isWaiting({ status }: Subscription): boolean {
  const conditions = status?.conditions ?? [];
  return conditions.some(
    ({ type, status: holds, reason }) =>
      type === 'InstallPlanPending' && holds === 'True' && reason === 'RequiresApproval',
  );
}
