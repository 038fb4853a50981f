import { type ChannelFit, channelFit } from '~/olm/installed/subscription';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import type { ChannelEntry } from './channelEdges';
import { type Hop, type PathEnd, replacesOrSkips, updatePath, type VersionRef } from './updatePath';

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

/** The next updates, starting with the one of the current InstallPlan. */
export type PlannedPath = { readonly hops: readonly PlannedHop[]; readonly end: PathEnd };

export type PlannedHop = Pick<Hop, 'csvName'> & {
  /** `plan` if only the plan contains it: the channel has changed since, or is another one. */
  readonly by: Hop['by'] | 'plan';
};

export type PathStart = {
  readonly installed: VersionRef;
  /** What the current InstallPlan installs; `null` without a plan or if it installs the current version. */
  readonly planned: VersionRef | null;
};

/** The update path of the channel. An open plan determines the first update, whatever the channel contains now. */
export function plannedPath(
  entries: readonly ChannelEntry[],
  { installed, planned }: PathStart,
  versionOf: (csvName: string) => string | null,
): PlannedPath {
  if (planned === null) return updatePath(entries, installed, versionOf);
  const { csvName } = planned;
  const { hops, end } = updatePath(entries, planned, versionOf);
  return {
    hops: [{ csvName, by: reasonOf(entries, csvName, installed) }, ...hops],
    end,
  };
}

function reasonOf(entries: readonly ChannelEntry[], plannedCsv: string, installed: VersionRef) {
  const entry = entries.find(({ csvName }) => csvName === plannedCsv);
  return (entry && replacesOrSkips(entry, installed)) ?? 'plan';
}
