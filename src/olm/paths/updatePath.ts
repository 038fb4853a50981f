import { isInRange } from '~/olm/dependencies/dependencyRange';
import type { ChannelEntry } from './channelEdges';
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
