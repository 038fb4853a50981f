import type { InstallPlan } from '~/kube/models/olm';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';
import { activeItem, type ApprovalRun, type RunItem } from './approvalRun';

/**
 * The name of the pending plan that OLM created after a completed one, because it installs every version between two
 * (SU-024). `null`: none.
 */
export function followUpIn({ plan, state }: RunItem, plans: readonly InstallPlan[]): string | null {
  if (state.kind !== 'done') return null;
  const waiting = reviewedPlans(
    plans.filter(({ metadata }) => metadata.namespace === plan.namespace),
    [],
  ).find((other) => other.state.kind === 'requires-approval' && other.name !== plan.name);
  return waiting?.name ?? null;
}

/** The maximum number of watched namespaces of completed plans, with two connections each. */
const WATCHED_ON = 4;

/** The namespaces to watch: of the current plan, and of the last completed plans. */
export function namespacesOfRun(run: ApprovalRun): readonly string[] {
  const done = run.items.filter(({ state }) => state.kind === 'done').slice(-WATCHED_ON);
  const items = [...done, activeItem(run) ?? []].flat();
  return [...new Set(items.map(({ plan }) => plan.namespace))].toSorted();
}
