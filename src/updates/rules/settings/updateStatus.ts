import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { versionOrName } from '~/olm/plans/csvName';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { OperatorFinding } from '~/olm/diagnosis/diagnosis';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { HealthKind } from '~/olm/installed/healthKind';
import { type InstalledVersions, installedVersions } from '~/olm/installed/installedVersions';
import { channelFit } from '~/olm/installed/channelFit';
import { type Replacement, isReady, replacementOf } from './replacement';

/** The update status of an Operator (SU-003). */
export type UpdateStatus =
  | { readonly kind: 'removing' }
  /** Nothing is installed yet: the plan, if there is one, is that of the installation. */
  | { readonly kind: 'not-installed'; readonly plan: ReviewedPlan | null }
  | Replacement
  | { readonly kind: 'waits-for-approval'; readonly to: string; readonly plan: ReviewedPlan | null }
  | { readonly kind: 'updating'; readonly to: string; readonly plan: ReviewedPlan | null }
  | { readonly kind: 'plan-failed'; readonly to: string; readonly plan: ReviewedPlan | null }
  /** The Subscription names a CSV that was deleted. */
  | { readonly kind: 'csv-removed' }
  /** OLM still brings what it calls installed, or begins anew with it. */
  | { readonly kind: 'not-ready' }
  | { readonly kind: 'up-to-date' }
  /** Nothing newer is in the channel, and not all is well. */
  | { readonly kind: 'nothing-newer' }
  /** The channel has newer versions and OLM has made no plan: it is about to, is kept from it, or finds no way. */
  | { readonly kind: 'newer-without-plan'; readonly to: string }
  /** BR-019: the channel does not have the installed version (any more). */
  | { readonly kind: 'not-in-channel'; readonly head: string }
  /** The Subscription names a channel that its package does not have (SU-044). */
  | { readonly kind: 'no-such-channel' }
  | { readonly kind: 'catalog-unknown' };

type UpdateFacts = {
  readonly facts: Pick<OperatorFacts, 'subscription' | 'csvs' | 'operatorGroups'>;
  /** The plan that the Subscription refers to; `null` also when it cannot be read. */
  readonly plan: ReviewedPlan | null;
  readonly health: HealthKind;
  readonly findings: readonly Pick<OperatorFinding, 'kind'>[];
  /** `null`: the package has none of that name; `undefined`: the package is not known. */
  readonly channel: PackageChannel | null | undefined;
};

/**
 * The CSVs count before the plan, and the plan before what the catalog says: what is there, what OLM has decided, what
 * could be. The Subscription alone tells too much: it calls a version installed when its CSV exists.
 */
export function updateStatusOf(known: UpdateFacts): UpdateStatus {
  const { facts, plan, health } = known;
  const versions = installedVersions(facts.subscription, facts.csvs);
  if (health === 'removing') return { kind: 'removing' };
  if (versions.installedCsv === null) return { kind: 'not-installed', plan: openPlan(plan) };
  return (
    replacementOf(facts, known.findings) ??
    planned(known, versions) ??
    ofInstalled(known) ??
    inChannel(known, versions.installedCsv)
  );
}

/** Where plans cannot be read, the findings tell of them (SU-008). */
function planned(
  { plan, findings }: UpdateFacts,
  { nextCsv }: InstalledVersions,
): UpdateStatus | null {
  const open = openPlan(plan);
  if (nextCsv === null || (plan !== null && open === null)) return null;
  const to = versionOrName(nextCsv);
  const says = (kind: HealthKind) => findings.some((finding) => finding.kind === kind);
  if (open?.state.kind === 'requires-approval' || says('update-approval-needed')) {
    return { kind: 'waits-for-approval', to, plan: open };
  }
  const isFailedPlan = open?.state.kind === 'failed' || says('plan-failed');
  return { kind: isFailedPlan ? 'plan-failed' : 'updating', to, plan: open };
}

function ofInstalled({ facts: { csvs }, findings }: UpdateFacts): UpdateStatus | null {
  const [installed] = csvs;
  if (installed !== undefined) return isReady(installed) ? null : { kind: 'not-ready' };
  return findings.some(({ kind }) => kind === 'csv-removed') ? { kind: 'csv-removed' } : null;
}

function inChannel({ channel, findings }: UpdateFacts, installedCsv: string): UpdateStatus {
  if (channel === undefined) return { kind: 'catalog-unknown' };
  if (channel === null) return { kind: 'no-such-channel' };
  switch (channelFit(channel, installedCsv).kind) {
    case 'behind':
      return { kind: 'newer-without-plan', to: channel.version };
    case 'absent':
      return { kind: 'not-in-channel', head: channel.version };
    case 'newest':
    case 'nothing-installed':
      return { kind: findings.length === 0 ? 'up-to-date' : 'nothing-newer' };
  }
}

function openPlan(plan: ReviewedPlan | null): ReviewedPlan | null {
  return plan === null || ['complete', 'superseded'].includes(plan.state.kind) ? null : plan;
}
