import { ClusterError } from '~/kube/clusterError';
import { getList } from '~/kube/request';
import { patch } from '~/kube/write';
import type { FailureKind } from '~/kube/failure';
import { newerPlan, reviewedGeneration } from '~/olm/plans/approval';
import type { ObjectName, PatchStep } from '~/olm/calls/clusterCall';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import { sameActor } from '~/kube/useOwnAnswers';

/**
 * Sends a patch of an InstallPlan. One that approves it is sent only while OLM has made no newer plan in the namespace:
 * the patch's own tests hold for a plan that was superseded, too, since OLM leaves that as it is, and carries it out
 * when it is approved.
 * @throws ClusterError: `conflict` when there is a newer plan, or as {@link patch}
 */
export async function patchPlan(plan: ObjectName, steps: readonly PatchStep[]): Promise<void> {
  const assertSameActor = sameActor();
  const generation = reviewedGeneration(steps);
  const newer = generation === null ? null : await readNewer(plan, generation);
  if (newer !== null) throw new SupersededError(newer);
  assertSameActor();
  await patch(installPlanModel, plan, steps);
}

/** The plan was not approved, as OLM follows another one by now. */
export class SupersededError extends ClusterError {
  /** The name of the newest plan of the namespace. */
  readonly by: string;

  constructor(by: string) {
    super({ kind: 'conflict', message: '' });
    this.by = by;
  }
}

/** Who may approve plans but not list them has the patch's tests alone. */
async function readNewer({ namespace }: ObjectName, generation: number): Promise<string | null> {
  try {
    const plans = await getList<InstallPlan>(
      installPlanModel,
      { namespace },
      new AbortController().signal,
    );
    return newerPlan(plans, generation);
  } catch (error) {
    if (error instanceof ClusterError && SILENT.includes(error.failure.kind)) return null;
    throw error;
  }
}

/** The patch itself fails by the others. */
const SILENT: readonly FailureKind[] = ['forbidden', 'not-found', 'not-served'];
