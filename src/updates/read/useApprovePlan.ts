import { useState } from 'react';
import type { Failure, Permission } from '~/kube/failure';
import { approvalOf, approvalPermission } from '~/olm/plans/approval';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { stepState } from '~/kube/steps';
import { SupersededError, patchPlan } from '~/olm/read/approvePlan';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useSteps } from '~/kube/useSteps';

export type PlanApproval = {
  /** IP-020: the missing permissions. */
  readonly missing: readonly Permission[];
  /** The request runs, or the server accepted it and the watch does not show it yet. */
  readonly isPending: boolean;
  readonly failure: Failure | null;
  /** The later plan that prevented the request. */
  readonly newer: string | null;
  readonly approve: () => void;
};

/** Approves exactly the displayed plan, neither a changed nor a superseded one. */
export function useApprovePlan(plan: ReviewedPlan): PlanApproval {
  const { namespace, name } = plan;
  const missing = useMissingPermissions([approvalPermission(namespace)]);
  const { states, isRunning, run } = useSteps();
  const [newer, setNewer] = useState<string | null>(null);
  const id = `approve ${namespace}/${name}`;
  const state = stepState(states, id);
  return {
    missing,
    isPending: isRunning || state.kind === 'done',
    failure: state.kind === 'failed' ? state.failure : null,
    newer,
    approve: () => {
      run([
        {
          id,
          run: async () => {
            setNewer(null);
            try {
              await patchPlan({ namespace, name }, approvalOf(plan));
            } catch (error) {
              if (error instanceof SupersededError) setNewer(error.by);
              throw error;
            }
          },
        },
      ]);
    },
  };
}
