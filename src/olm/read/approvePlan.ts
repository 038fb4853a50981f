import { ClusterError } from '~/kube/clusterError';
import { getList } from '~/kube/request';
import { patch } from '~/kube/write';
import type { FailureKind } from '~/kube/failure';
import { newerPlan, reviewedGeneration } from '~/olm/plans/approval';
import type { ObjectName, PatchStep } from '~/olm/calls/clusterCall';
import { type InstallPlan, installPlanModel } from '~/kube/models/olm';
import { sameActor } from '~/kube/useOwnAnswers';

/**
 * Sends a patch of an InstallPlan. An approval requires that the namespace has no later plan. The patch's own tests do
 * not detect this, because OLM does not change a superseded plan and executes it after an approval.
 * @throws ClusterError: `conflict` if a later plan exists, or as {@link patch}
 */
export async function patchPlan(plan: ObjectName, steps: readonly PatchStep[]): Promise<void> {
  const assertSameActor = sameActor();
  const generation = reviewedGeneration(steps);
  const newer = generation === null ? null : await readNewer(plan, generation);
  if (newer !== null) throw new SupersededError(newer);
  assertSameActor();
  await patch(installPlanModel, plan, steps);
}

/** The plan was not approved because OLM follows a later one. */
export class SupersededError extends ClusterError {
  /** The name of the latest plan of the namespace. */
  readonly by: string;

  constructor(by: string) {
    super({ kind: 'conflict', message: '' });
    this.by = by;
  }
}

/** Without permission to list plans, only the tests of the patch apply. */
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

/** The patch itself fails with the other errors. */
const SILENT: readonly FailureKind[] = ['forbidden', 'not-found', 'not-served'];
