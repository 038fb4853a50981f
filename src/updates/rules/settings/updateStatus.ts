import { csvVersions } from '~/olm/plans/csvVersions';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { StatusFinding } from '~/olm/diagnosis/findings';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { StatusKind } from '~/olm/status/status';
import { type InstalledVersions, installedVersions } from '~/olm/installed/installedVersions';
import { channelFit } from '~/olm/installed/subscription';
import { type Replacement, isReady, replacementOf } from './replacement';

/** The update status of an Operator (SU-003). */
export type UpdateStatus =
  | { readonly kind: 'removing' }
  /** Not installed: a plan is that of the installation. */
  | { readonly kind: 'not-installed'; readonly plan: ReviewedPlan | null }
  | Replacement
  | { readonly kind: 'waits-for-approval'; readonly to: string; readonly plan: ReviewedPlan | null }
  | { readonly kind: 'updating'; readonly to: string; readonly plan: ReviewedPlan | null }
  | { readonly kind: 'plan-failed'; readonly to: string; readonly plan: ReviewedPlan | null }
  /** The Subscription names a CSV that was deleted. */
  | { readonly kind: 'csv-removed' }
  /** The CSV that OLM calls installed is being installed, or restarted. */
  | { readonly kind: 'not-ready' }
  | { readonly kind: 'up-to-date' }
  /** The channel has no later version, and the Operator has a problem. */
  | { readonly kind: 'nothing-newer' }
  /**
   * The channel has later versions, but OLM has not created a plan: it is about to, is blocked, or finds no update
   * path.
   */
  | { readonly kind: 'newer-without-plan'; readonly to: string }
  /** BR-019: the installed version is not (or no longer) in the channel. */
  | { readonly kind: 'not-in-channel'; readonly head: string }
  /** The channel of the Subscription does not exist in its package (SU-044). */
  | { readonly kind: 'no-such-channel' }
  | { readonly kind: 'catalog-unknown' };

type UpdateFacts = {
  readonly facts: Pick<OperatorFacts, 'subscription' | 'csvs' | 'operatorGroups'>;
  /** The plan of the Subscription; `null` also if it is unreadable. */
  readonly plan: ReviewedPlan | null;
  readonly health: StatusKind;
  readonly findings: readonly Pick<StatusFinding, 'kind'>[];
  /** `null`: no such channel; `undefined`: the package is unknown. */
  readonly channel: PackageChannel | null | undefined;
};

/**
 * CSVs take precedence over the plan, and the plan over the catalog. The Subscription alone is not sufficient, because
 * it calls a version installed when its CSV exists.
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

/** If plans are unreadable, the findings report them (SU-008). */
function planned(known: UpdateFacts, { nextCsv }: InstalledVersions): UpdateStatus | null {
  const { plan, findings } = known;
  const open = openPlan(plan);
  if (nextCsv === null || (plan !== null && open === null)) return null;
  const to = shownVersion(nextCsv, known);
  const says = (kind: StatusKind) => findings.some((finding) => finding.kind === kind);
  if (open?.state.kind === 'requires-approval' || says('update-approval-needed')) {
    return { kind: 'waits-for-approval', to, plan: open };
  }
  const isFailedPlan = open?.state.kind === 'failed' || says('plan-failed');
  return { kind: isFailedPlan ? 'plan-failed' : 'updating', to, plan: open };
}

function shownVersion(csvName: string, { facts: { csvs }, plan, channel }: UpdateFacts): string {
  const change = plan?.changes.find((one) => one.csvName === csvName);
  const versionOf = csvVersions({ csvs, channels: channel == null ? [] : [channel] });
  return versionOf(csvName) ?? change?.to ?? csvName;
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
