import type { InstallPlan } from '~/kube/models/installPlan';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';
import { type ApprovalRun, type RunItem, activeItem } from './approvalRun';

/**
 * The name of the plan that OLM made after one that is done, and that waits: it installs every version between two one
 * by one (SU-024). `null`: there is none.
 */
export function followUpIn({ plan, state }: RunItem, plans: readonly InstallPlan[]): string | null {
  if (state.kind !== 'done') return null;
  const waiting = reviewedPlans(
    plans.filter(({ metadata }) => metadata.namespace === plan.namespace),
    [],
  ).find((other) => other.state.kind === 'requires-approval' && other.name !== plan.name);
  return waiting?.name ?? null;
}

/** So many namespaces of what is done are watched on, with two connections each. */
const WATCHED_ON = 4;

/** What a run has to see: where it is at, and where OLM may make further plans for what was done last. */
export function namespacesOfRun(run: ApprovalRun): readonly string[] {
  const done = run.items.filter(({ state }) => state.kind === 'done').slice(-WATCHED_ON);
  const items = [...done, activeItem(run) ?? []].flat();
  return [...new Set(items.map(({ plan }) => plan.namespace))].toSorted();
}
