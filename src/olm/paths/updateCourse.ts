import { isInRange } from '~/olm/dependencies/dependencyRange';
import type { ChannelEntry } from './channelEdges';
import { type ChannelFault, channelOrder } from './channelOrder';

/** What is installed, or will be. */
export type At = {
  readonly csvName: string;
  /** The one in its ClusterServiceVersion; `null`: not known, so that no range can contain it. */
  readonly version: string | null;
};

/** One update: a plan of its own. */
export type Hop = { readonly csvName: string; readonly by: HopReason };

/** What of the new version makes OLM take it for an update of the old one. */
type HopReason = 'replaces' | 'skips' | 'skip-range';

/** The updates that OLM makes one after the other as long as the channel stays as it is. */
type UpdateCourse = {
  readonly hops: readonly Hop[];
  readonly end: CourseEnd;
};

export type CourseEnd =
  /** It arrives at the newest version. */
  | { readonly kind: 'head' }
  /** SU-030: no version takes over from the one where it ends; without hops that is what is installed. */
  | { readonly kind: 'stranded'; readonly head: string }
  /** Ranges that contain each other lead back to where it was. */
  | { readonly kind: 'circle'; readonly head: string }
  | { readonly kind: 'unorderable'; readonly fault: ChannelFault };

/**
 * Where the channel leads what is installed. OLM takes the version nearest to the head of all that replace or skip the
 * installed one by name, or whose range contains it (SU-024, SU-026, SU-027); the preference of SU-028 for the head
 * follows from that order. Dependencies that cannot be met may make it take another. Source: operator-lifecycle-manager,
 * resolver, `getSubscriptionVariables`.
 * @param versionOf the version of an entry; `null` when it is not known
 */
export function updateCourse(
  entries: readonly ChannelEntry[],
  installed: At,
  versionOf: (csvName: string) => string | null,
): UpdateCourse {
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

function nextHop(chain: readonly ChannelEntry[], at: At): Hop | null {
  for (const entry of chain) {
    const by = takesOver(entry, at);
    if (by !== null) return { csvName: entry.csvName, by };
  }
  return null;
}

/** How an entry takes over from a version; `null`: not at all. No version takes over from itself. */
export function takesOver(entry: ChannelEntry, { csvName, version }: At): HopReason | null {
  if (entry.csvName === csvName) return null;
  if (entry.replaces === csvName) return 'replaces';
  if (entry.skips.includes(csvName)) return 'skips';
  const { skipRange } = entry;
  const isCovered = skipRange !== null && version !== null && isInRange(version, skipRange);
  return isCovered ? 'skip-range' : null;
}
