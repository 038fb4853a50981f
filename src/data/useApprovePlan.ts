import { patch } from '~/cluster/write';
import type { Failure, Right } from '~/domain/failure';
import { approvalOf, approvalRight } from '~/domain/plans/approval';
import type { ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { stepState } from '~/domain/steps';
import { installPlanModel } from '~/models/installPlan';
import { useMissingRights } from './useMissingRights';
import { useSteps } from './useSteps';

export type PlanApproval = {
  /** IP-020: what the user certainly may not do, but would have to. */
  readonly missing: readonly Right[];
  /** It is on its way, or the server took it and the watch has yet to show it. */
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly approve: () => void;
};

/** Approves exactly the plan that is shown: the server refuses it when it has changed. */
export function useApprovePlan(plan: ReviewedPlan): PlanApproval {
  const { namespace, name } = plan;
  const missing = useMissingRights([approvalRight(namespace)]);
  const { states, isRunning, run } = useSteps();
  const id = `approve ${namespace}/${name}`;
  const state = stepState(states, id);
  return {
    missing,
    isPending: isRunning || state.kind === 'done',
    failure: state.kind === 'failed' ? state.failure : null,
    approve: () => {
      run([
        {
          id,
          run: () => patch(installPlanModel, { namespace, name }, approvalOf(plan)),
        },
      ]);
    },
  };
}
