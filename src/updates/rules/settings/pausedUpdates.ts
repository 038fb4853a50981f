import { installPlanModel } from '~/kube/models/installPlan';
import {
  type ApprovalStrategy,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/subscription';
import { approvalOf } from '~/olm/plans/approval';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { SettingChange } from './settingChanges';
import { settingsPatch } from './settingsPatch';
import { settingsOf } from '~/olm/installed/subscriptionSettings';

/**
 * Holding an Operator at its version, or letting it go on. OLM has nothing but the approval for that (SU-032): Manual, and
 * plans that nobody approves.
 */
export function pauseChange(subscription: Subscription): SettingChange & { field: 'approval' } {
  const { approval: from } = settingsOf(subscription);
  const to: ApprovalStrategy = from === 'Manual' ? 'Automatic' : 'Manual';
  return { field: 'approval', from, to };
}

/**
 * What is sent for it.
 * @param alongside a plan that waits for approval and is to be approved, too: by itself OLM does not approve what was
 * planned while the approval was Manual (OLM issue 2341)
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
