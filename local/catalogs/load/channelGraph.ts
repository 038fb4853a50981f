import type { CatalogChannel } from '../fbc';

/**
 * Why a channel's upgrade graph is invalid, by the registry's model validation: no entry, no or several heads, a cycle
 * of `replaces`, unreachable entries. `undefined`: it is valid.
 */
export function channelFault(channel: CatalogChannel): string | undefined {
  if (channel.entries.length === 0) return 'channel must contain at least one bundle';
  const heads = headsOf(channel);
  const [head] = heads;
  if (head === undefined) return 'no channel head found in graph';
  if (heads.length > 1) return `multiple channel heads found in graph: ${heads.join(', ')}`;
  const chain = replacesChain(channel, head);
  if (chain === 'cycle') return `detected cycle in replaces chain of upgrade graph below ${head}`;
  const skipped = new Set(channel.entries.flatMap((entry) => entry.skips));
  const stranded = channel.entries
    .map((entry) => entry.name)
    .filter((name) => !chain.has(name) && !skipped.has(name));
  return stranded.length === 0
    ? undefined
    : `channel contains one or more stranded bundles: ${stranded.join(', ')}`;
}

/** Entries that no other entry replaces or skips; OLM's channel head if there is exactly one. */
function headsOf(channel: CatalogChannel): readonly string[] {
  const left = new Set(
    channel.entries.flatMap((entry) => [
      ...entry.skips,
      ...(entry.replaces ? [entry.replaces] : []),
    ]),
  );
  return channel.entries.map((entry) => entry.name).filter((name) => !left.has(name));
}

function replacesChain(channel: CatalogChannel, head: string): ReadonlySet<string> | 'cycle' {
  const entries = new Map(channel.entries.map((entry) => [entry.name, entry]));
  const chain = new Set<string>();
  let current: string | undefined = head;
  while (current !== undefined) {
    if (chain.has(current)) return 'cycle';
    chain.add(current);
    current = entries.get(current)?.replaces;
  }
  return chain;
}
