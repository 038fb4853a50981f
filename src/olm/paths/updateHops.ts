import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { type ChannelFit, channelFit } from '~/olm/installed/subscription';

/**
 * The number of updates to the latest version if the update graph is unknown (SU-024). Only an InstallPlan then proves
 * one update.
 */
export type UpdateHops =
  | { readonly kind: 'none' }
  | { readonly kind: 'one' }
  | { readonly kind: 'at-most'; readonly count: number }
  | { readonly kind: 'unknown' };

/**
 * @param installedCsv the running version
 * @param plannedCsv the version of the current InstallPlan; `null` without a plan
 */
export function updateHops(
  channel: PackageChannel,
  installedCsv: string,
  plannedCsv: string | null,
): UpdateHops {
  const fit = channelFit(channel, installedCsv);
  if (fit.kind === 'newest' || fit.kind === 'nothing-installed') return { kind: 'none' };
  if (plannedCsv === channel.headCsv) return { kind: 'one' };
  if (fit.kind === 'absent') return { kind: 'unknown' };
  const count = atMost(fit, channel, plannedCsv);
  return count === 1 ? { kind: 'one' } : { kind: 'at-most', count };
}

/** The plan is one update, and every version later than the planned one can be another. */
function atMost(
  { newer }: Extract<ChannelFit, { kind: 'behind' }>,
  { versions }: PackageChannel,
  plannedCsv: string | null,
): number {
  const planned = versions.slice(0, newer).findIndex(({ csvName }) => csvName === plannedCsv);
  return planned < 0 ? newer : planned + 1;
}
