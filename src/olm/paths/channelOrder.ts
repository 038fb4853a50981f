import type { ChannelEntry } from './channelEdges';

/** OLM's order of preference of a channel's versions, or why there is none. */
type ChannelOrder =
  | { readonly kind: 'ordered'; readonly chain: readonly ChannelEntry[] }
  /** Without an order, OLM does not resolve the namespaces whose Subscriptions use the channel. */
  | { readonly kind: 'unorderable'; readonly fault: ChannelFault };

export type ChannelFault =
  | { readonly kind: 'no-head' }
  | { readonly kind: 'several-heads'; readonly heads: readonly string[] }
  | { readonly kind: 'cycle'; readonly head: string };

/**
 * A channel from its head along `replaces` (SU-024), without skipped versions (SU-026). The head is the only entry that
 * no other entry replaces or skips. Source: operator-lifecycle-manager, resolver, `sortChannel`.
 */
export function channelOrder(entries: readonly ChannelEntry[]): ChannelOrder {
  const skipped = new Set(entries.flatMap(({ skips }) => skips));
  const replaced = new Set(entries.flatMap(({ replaces }) => replaces ?? []));
  const heads = entries.filter(({ csvName }) => !skipped.has(csvName) && !replaced.has(csvName));
  const [head, ...others] = heads;
  if (head === undefined) return unorderable({ kind: 'no-head' });
  if (others.length > 0) {
    return unorderable({ kind: 'several-heads', heads: heads.map(({ csvName }) => csvName) });
  }
  const chain = chainFrom(head, entries);
  if (chain === null) return unorderable({ kind: 'cycle', head: head.csvName });
  return { kind: 'ordered', chain: chain.filter(({ csvName }) => !skipped.has(csvName)) };
}

/** `null` for a cycle. */
function chainFrom(
  head: ChannelEntry,
  entries: readonly ChannelEntry[],
): readonly ChannelEntry[] | null {
  const named = new Map(entries.map((entry) => [entry.csvName, entry]));
  const chain = new Set<ChannelEntry>();
  for (let entry: ChannelEntry | undefined = head; entry !== undefined;) {
    if (chain.has(entry)) return null;
    chain.add(entry);
    entry = entry.replaces === null ? undefined : named.get(entry.replaces);
  }
  return [...chain];
}

function unorderable(fault: ChannelFault): ChannelOrder {
  return { kind: 'unorderable', fault };
}
