import { useMutation } from '@tanstack/react-query';
import { patch } from '~/cluster/write';
import type { Failure } from '~/domain/failure';
import type { Loadable } from '~/domain/loadable';
import { approvalOf } from '~/domain/plans/approval';
import type { ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { installPlanModel } from '~/models/installPlan';
import { failureIn } from './fromQuery';
import { useCan } from './useCan';

export type PlanApproval = {
  /** IP-020: whether the user may patch InstallPlans in the plan's namespace. */
  readonly isAllowed: Loadable<boolean>;
  readonly isPending: boolean;
  readonly failure: Failure | null;
  readonly approve: () => void;
};

/** Approves exactly the plan that is shown: the server refuses it when it has changed. */
export function useApprovePlan(plan: ReviewedPlan): PlanApproval {
  const { namespace, name } = plan;
  const isAllowed = useCan({
    verb: 'patch',
    group: installPlanModel.group,
    resource: installPlanModel.plural,
    namespace,
  });
  const approval = useMutation({
    mutationFn: () => patch(installPlanModel, { namespace, name }, approvalOf(plan)),
  });
  return {
    isAllowed,
    isPending: approval.isPending,
    failure: approval.error === null ? null : failureIn(approval.error),
    approve: () => {
      if (!approval.isPending) approval.mutate();
    },
  };
}
