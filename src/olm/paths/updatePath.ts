import { textIn } from '~/kube/json';
import { isInRange } from '~/olm/dependencies/dependencies';
import { type ChannelFit, channelFit } from '~/olm/installed/subscription';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { type ChannelEntry, edgesOf, type EdgeSource } from './channelEdges';
import { type ChannelFault, channelOrder } from './channelOrder';

/** An installed or planned version. */
export type VersionRef = {
  readonly csvName: string;
  /** The version in the ClusterServiceVersion; `null` if unknown, so that no range contains it. */
  readonly version: string | null;
};

/** The version, or the name of one whose version is unknown. */
export function nameAt({ csvName, version }: VersionRef): string {
  return version ?? csvName;
}

/** One update with its own plan. */
export type Hop = { readonly csvName: string; readonly by: HopReason };

/** Why OLM considers the new version an update of the old one. */
type HopReason = 'replaces' | 'skips' | 'skip-range';

/** The successive updates if the channel does not change. */
type UpdatePath = {
  readonly hops: readonly Hop[];
  readonly end: PathEnd;
};

export type PathEnd =
  /** The path ends at the latest version. */
  | { readonly kind: 'head' }
  /** SU-030: no version replaces the last one. Without hops, that is the installed one. */
  | { readonly kind: 'stranded'; readonly head: string }
  /** Ranges that contain each other form a cycle. */
  | { readonly kind: 'circle'; readonly head: string }
  | { readonly kind: 'unorderable'; readonly fault: ChannelFault };

/**
 * The update path of an installed version in a channel. OLM selects the version nearest to the head of all versions
 * that replace or skip the installed one by name, or whose range contains it (SU-024, SU-026, SU-027). The preference
 * for the head (SU-028) follows from that order. Unmet dependencies can make OLM select another version. Source:
 * operator-lifecycle-manager, resolver, `getSubscriptionVariables`.
 * @param versionOf the version of an entry; `null` if unknown
 */
export function updatePath(
  entries: readonly ChannelEntry[],
  installed: VersionRef,
  versionOf: (csvName: string) => string | null,
): UpdatePath {
  const order = channelOrder(entries);
  if (order.kind === 'unorderable') return { hops: [], end: order };
  const [head] = order.chain;
  const visited = new Set([installed.csvName]);
  const hops: Hop[] = [];
  for (let at = installed; at.csvName !== head?.csvName;) {
    const hop = nextHop(order.chain, at);
    if (hop === null) return { hops, end: { kind: 'stranded', head: head?.csvName ?? '' } };
    if (visited.has(hop.csvName)) {
      return { hops, end: { kind: 'circle', head: head?.csvName ?? '' } };
    }
    visited.add(hop.csvName);
    hops.push(hop);
    at = { csvName: hop.csvName, version: versionOf(hop.csvName) };
  }
  return { hops, end: { kind: 'head' } };
}

function nextHop(chain: readonly ChannelEntry[], at: VersionRef): Hop | null {
  for (const entry of chain) {
    const by = replacesOrSkips(entry, at);
    if (by !== null) return { csvName: entry.csvName, by };
  }
  return null;
}

/** How an entry replaces a version; `null` if it does not. No version replaces itself. */
export function replacesOrSkips(
  entry: ChannelEntry,
  { csvName, version }: VersionRef,
): HopReason | null {
  if (entry.csvName === csvName) return null;
  if (entry.replaces === csvName) return 'replaces';
  if (entry.skips.includes(csvName)) return 'skips';
  const { skipRange } = entry;
  const isCovered = skipRange !== null && version !== null && isInRange(version, skipRange);
  return isCovered ? 'skip-range' : null;
}

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

/**
 * The update graph of a channel as far as it is certain. Without a graph, the head's `olm.skipRange` in a PackageManifest
 * proves one update from each version that it contains: the head precedes all other versions (SU-027). Source:
 * operator-lifecycle-manager 992bb09 (2026-08-19), resolver.go, `getSubscriptionVariables` and `sortChannel`.
 * A catalog that was written by hand can omit the range that the author stated.
 * @param from the installed or planned version; `null`: none
 */
export function certainEdges(
  channel: PackageChannel,
  source: EdgeSource,
  from: VersionRef | null,
): ReturnType<typeof edgesOf> {
  const known = edgesOf(channel, source);
  const { headCsv: csvName, annotations } = channel;
  const head = { csvName, replaces: null, skips: [], skipRange: skipRangeIn(annotations) };
  const isJump = known.entries === null && from !== null && replacesOrSkips(head, from) !== null;
  return isJump ? { entries: [head], isOtherContent: false } : known;
}

/** The versions that a channel head replaces in one update, according to its author; `null`: not stated. */
export function skipRangeIn(annotations: PackageChannel['annotations']): string | null {
  return textIn(annotations['olm.skipRange']);
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
