import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';
import { versionOrName } from '~/olm/plans/csvName';
import { approvalAsked } from '~/olm/standing/subscriptionStanding';
import { isInstalled, nextCsvOf } from './subscribedCsvs';

/** A newer version that waits for somebody's approval. */
export type PendingUpdate = {
  readonly planName: string;
  readonly csvName: string;
  /** Of the CSV, where its name tells it; else the name. */
  readonly version: string;
};

/**
 * SU-003, SU-004: an update waits while another CSV than the installed one is current, and the plan that the
 * Subscription refers to asks for approval. Of a plan that cannot be seen the Subscription tells both.
 */
export function pendingUpdate(
  subscription: Subscription,
  plan: InstallPlan | null,
): PendingUpdate | null {
  const csvName = nextCsvOf(subscription);
  if (csvName === null || !isInstalled(subscription)) return null;
  const planName = plan === null ? askingPlan(subscription) : asksForApproval(plan);
  return planName === null ? null : { planName, csvName, version: versionOrName(csvName) };
}

/** An approved plan keeps its phase until OLM looks at it. */
function asksForApproval({ metadata, spec, status }: InstallPlan): string | null {
  return status?.phase === 'RequiresApproval' && spec?.approved !== true ? metadata.name : null;
}

function askingPlan(subscription: Subscription): string | null {
  if (approvalAsked(subscription) === null) return null;
  return subscription.status?.installPlanRef?.name ?? null;
}
