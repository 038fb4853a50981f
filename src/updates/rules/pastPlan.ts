import { fieldManager } from '~/kube/fieldManager';
import type { ApprovalStrategy, InstallPlan, Subscription } from '~/kube/models/olm';
import type { List } from '~/olm/lists/list';
import { PLAN_STATES, type ReviewedPlan, reviewedPlans } from '~/olm/plans/reviewedPlan';

/** An existing InstallPlan with its outcome. */
export type PastPlan = ReviewedPlan & {
  readonly approval: ApprovalStrategy;
  readonly approvedBy: Approver | null;
  /** The time when OLM finished it or gave up; a timestamp. */
  readonly endedAt: string | null;
};

/**
 * The writer of `spec.approved`: the API server records the program and the time, not the user. `null`: not approved,
 * or not recorded.
 */
export type Approver =
  | { readonly kind: 'olm' }
  | { readonly kind: 'browser'; readonly at: string | null }
  | { readonly kind: 'program'; readonly name: string; readonly at: string | null };

/** All existing plans, the latest first. OLM keeps five of a namespace. */
export function pastPlans(
  plans: readonly InstallPlan[],
  subscriptions: readonly Subscription[],
): readonly PastPlan[] {
  const raw = new Map(plans.map((plan) => [keyOf(plan.metadata), plan]));
  return reviewedPlans(plans, subscriptions)
    .flatMap((plan) => {
      const own = raw.get(keyOf(plan));
      return own === undefined ? [] : [{ ...plan, ...approvalOf(own) }];
    })
    .toSorted(newestFirst);
}

function keyOf({ namespace = '', name }: { namespace?: string; name: string }): string {
  return `${namespace}/${name}`;
}

function approvalOf(plan: InstallPlan): Pick<PastPlan, 'approval' | 'approvedBy' | 'endedAt'> {
  const approval = plan.spec?.approval === 'Manual' ? 'Manual' : 'Automatic';
  const installed = plan.status?.conditions?.find(({ type }) => type === 'Installed');
  return {
    approval,
    approvedBy: plan.spec?.approved === true ? approverOf(plan, approval) : null,
    endedAt: installed?.lastTransitionTime ?? null,
  };
}

/** OLM approves automatic plans when it creates them. */
function approverOf(plan: InstallPlan, approval: ApprovalStrategy): Approver | null {
  const manager = fieldManager(plan, ['spec', 'approved']);
  if (manager === null) return approval === 'Automatic' ? { kind: 'olm' } : null;
  if (manager.name === CATALOG_OPERATOR) return { kind: 'olm' };
  const { name } = manager;
  const at = earlier(manager.at, plan.status?.startTime ?? null);
  return name.startsWith('Mozilla') ? { kind: 'browser', at } : { kind: 'program', name, at };
}

/**
 * The server records the last write of a program, which can be later than the approval. The plan was approved before
 * OLM started.
 */
function earlier(written: string | null, begun: string | null): string | null {
  if (written === null || begun === null) return written;
  return Date.parse(begun) < Date.parse(written) ? begun : written;
}

/** The name of OLM's catalog operator as a writer: its program. */
const CATALOG_OPERATOR = 'catalog';

/** By time first, because `generation` is unique only within a namespace. */
function newestFirst(one: PastPlan, other: PastPlan): number {
  return (
    (other.createdAt ?? '').localeCompare(one.createdAt ?? '') ||
    (other.generation ?? 0) - (one.generation ?? 0)
  );
}

/** The list of past plans, in the given order. */
export const PAST_PLANS = {
  keyword: 'find',
  textsOf: ({ namespace, name, csvNames, changes }) => [
    namespace,
    name,
    ...csvNames,
    ...changes.map(({ operator }) => operator),
  ],
  facets: { state: { valuesOf: ({ state }) => [state.kind], only: PLAN_STATES } },
  orders: { newest: () => 0 },
} satisfies List<PastPlan>;
