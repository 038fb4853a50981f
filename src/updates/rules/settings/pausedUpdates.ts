import {
  type ApprovalStrategy,
  installPlanModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { approvalOf } from '~/olm/plans/approval';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { SettingChange } from './settingChanges';
import { settingsPatch } from './settingsPatch';
import { readSettings } from '~/olm/installed/subscription';

/**
 * Pauses or resumes the updates of an Operator. OLM has only the approval for this (SU-032): Manual, without approving
 * plans.
 */
export function pauseChange(subscription: Subscription): SettingChange & { field: 'approval' } {
  const { approval: from } = readSettings(subscription);
  const to: ApprovalStrategy = from === 'Manual' ? 'Automatic' : 'Manual';
  return { field: 'approval', from, to };
}

/**
 * The calls for it.
 * @param alongside a pending plan to approve as well, because OLM does not approve a plan that was created with Manual
 * approval (OLM issue 2341)
 */
export function pauseCalls(
  subscription: Subscription,
  change: SettingChange,
  alongside: ReviewedPlan | null,
): readonly ClusterCall[] {
  const { name, namespace = '' } = subscription.metadata;
  return [
    {
      kind: 'patch',
      model: subscriptionModel,
      object: { name, namespace },
      steps: settingsPatch(subscription, [change]),
    },
    ...(alongside === null
      ? []
      : [
          {
            kind: 'patch',
            model: installPlanModel,
            object: { name: alongside.name, namespace: alongside.namespace },
            steps: approvalOf(alongside),
          } as const,
        ]),
  ];
}
