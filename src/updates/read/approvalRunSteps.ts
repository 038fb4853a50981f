import type { Loadable } from '~/kube/loadable';
import { approvalOf } from '~/olm/plans/approval';
import { type RunItem, type RunPlan, runId } from '~/updates/rules/inbox/approvalRun';
import { type SeenNamespace, planProgress } from '~/updates/rules/inbox/planProgress';
import { failureIn } from '~/kube/fromQuery';
import { currentRun, tellRun } from './approvalRunStore';
import { patchPlan } from '~/olm/read/approvePlan';

/**
 * Takes the plan that a run is at as far as what is seen of its namespace allows: approves it when it still waits as it
 * was chosen, and notes what became of it. A plan that OLM has replaced passes the patch's tests, since it does not
 * change: that is seen only by the newer one beside it.
 */
export function takeStep(item: RunItem, seen: Loadable<SeenNamespace>): void {
  const id = runId(item);
  if (seen.status === 'failed') {
    tellRun({ kind: 'sent', id });
    tellRun({ kind: 'refused', id, failure: seen.failure });
    return;
  }
  // What is no longer kept up to date does not tell whether a plan is still the newest.
  if (seen.status === 'loading' || seen.stale !== null) return;
  const progress = planProgress(item.plan, seen.data);
  tellRun({ kind: 'seen', id, progress, at: Date.now() });
  const isReady = progress.state.kind === 'requires-approval';
  if (isReady && item.state.kind === 'waiting') void approve(item.plan, id);
}

async function approve(plan: RunPlan, id: string): Promise<void> {
  const before = currentRun();
  tellRun({ kind: 'sent', id });
  // It is on its way already.
  if (currentRun() === before) return;
  const { namespace, name } = plan;
  try {
    await patchPlan({ namespace, name }, approvalOf(plan));
    tellRun({ kind: 'accepted', id, at: Date.now() });
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    tellRun({ kind: 'refused', id, failure: failureIn(cause) });
  }
}
