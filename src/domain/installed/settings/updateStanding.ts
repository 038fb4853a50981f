import type { PackageChannel } from '../../catalog/operatorPackage';
import { versionOrName } from '../../plans/csvName';
import type { ReviewedPlan } from '../../plans/reviewedPlan';
import { channelFit } from './channelFit';

/** Where an Operator stands with its updates (SU-003, SU-015). */
export type UpdateStanding =
  /** Nothing is installed yet: the plan, if there is one, is that of the installation. */
  | { readonly kind: 'not-installed'; readonly plan: ReviewedPlan | null }
  | { readonly kind: 'waits-for-approval'; readonly to: string; readonly plan: ReviewedPlan }
  | { readonly kind: 'updating'; readonly to: string; readonly plan: ReviewedPlan }
  | { readonly kind: 'plan-failed'; readonly to: string; readonly plan: ReviewedPlan }
  | { readonly kind: 'up-to-date' }
  /** The channel has newer versions and OLM has made no plan: it is about to, is kept from it, or finds no way. */
  | { readonly kind: 'newer-without-plan'; readonly to: string }
  /** BR-019: the channel does not have the installed version (any more). */
  | { readonly kind: 'not-in-channel'; readonly head: string }
  /** The Subscription names a channel that its package does not have (SU-044). */
  | { readonly kind: 'no-such-channel' }
  | { readonly kind: 'catalog-unknown' };

type Known = {
  readonly installedCsv: string | null;
  readonly currentCsv: string | null;
  /** The plan that the Subscription refers to. */
  readonly plan: ReviewedPlan | null;
  /** `null`: the package has none of that name; `undefined`: the package is not known. */
  readonly channel: PackageChannel | null | undefined;
};

/** What the plan says counts before what the catalog says: it is what OLM has decided. */
export function updateStanding(known: Known): UpdateStanding {
  const { installedCsv, channel, plan } = known;
  if (installedCsv === null) return { kind: 'not-installed', plan: openPlan(plan) };
  return planned(known) ?? inChannel(channel, installedCsv);
}

function planned({ installedCsv, currentCsv, plan }: Known): UpdateStanding | null {
  const open = openPlan(plan);
  if (open === null || currentCsv === null || currentCsv === installedCsv) return null;
  const to = versionOrName(currentCsv);
  switch (open.state.kind) {
    case 'requires-approval':
      return { kind: 'waits-for-approval', to, plan: open };
    case 'failed':
      return { kind: 'plan-failed', to, plan: open };
    default:
      return { kind: 'updating', to, plan: open };
  }
}

function inChannel(
  channel: PackageChannel | null | undefined,
  installedCsv: string,
): UpdateStanding {
  if (channel === undefined) return { kind: 'catalog-unknown' };
  if (channel === null) return { kind: 'no-such-channel' };
  switch (channelFit(channel, installedCsv).kind) {
    case 'behind':
      return { kind: 'newer-without-plan', to: channel.version };
    case 'absent':
      return { kind: 'not-in-channel', head: channel.version };
    case 'newest':
    case 'nothing-installed':
      return { kind: 'up-to-date' };
  }
}

function openPlan(plan: ReviewedPlan | null): ReviewedPlan | null {
  return plan === null || ['complete', 'superseded'].includes(plan.state.kind) ? null : plan;
}
