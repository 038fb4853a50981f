import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { type ChannelFit, channelFit } from '~/olm/installed/channelFit';

/**
 * How many updates lead to the newest version where nothing says which version replaces which (SU-024): only an
 * InstallPlan then tells one for certain.
 */
export type UpdateHops =
  | { readonly kind: 'none' }
  | { readonly kind: 'one' }
  | { readonly kind: 'at-most'; readonly count: number }
  | { readonly kind: 'unknown' };

/**
 * @param installedCsv what runs now
 * @param plannedCsv what the InstallPlan of now installs; `null` when there is none
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

/** The plan is one, and every version that is newer than its own may be one more. */
function atMost(
  { newer }: Extract<ChannelFit, { kind: 'behind' }>,
  { versions }: PackageChannel,
  plannedCsv: string | null,
): number {
  const planned = versions.slice(0, newer).findIndex(({ csvName }) => csvName === plannedCsv);
  return planned < 0 ? newer : planned + 1;
}
