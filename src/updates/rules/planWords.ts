import { installPlanModel } from '~/kube/models/installPlan';
import type { OlmMessage } from '~/olm/messages/message';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';

/** What OLM says about a plan that has trouble; empty when it says nothing. */
export function planWords({ namespace, name, state }: ReviewedPlan): readonly OlmMessage[] {
  const message = state.kind === 'failed' || state.kind === 'installing' ? state.message : null;
  if (message === null) return [];
  // IP-010: the reason that OLM gives when it gives up.
  const reason = state.kind === 'failed' ? 'InstallComponentFailed' : '';
  return [{ by: { model: installPlanModel, namespace, name }, reason, message }];
}
