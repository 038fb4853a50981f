/** OLM's order of preference among entries: the head of a channel first, then along `replaces`. */
import { groupBy } from '../shared/grouping';
import { catalogKeyText, type Entry } from './entry';

export class UnorderableChannel extends Error {}

/**
 * One channel's entries from its head down, without skipped entries. Throws `UnorderableChannel` if the channel has no
 * single head.
 */
export function channelOrder(entries: readonly Entry[]): readonly Entry[] {
  const first = entries[0];
  if (first === undefined) return [];
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const skipped = new Set(entries.flatMap((entry) => entry.skips));
  const superseded = new Set([...skipped, ...entries.map((entry) => entry.replaces)]);
  const heads = entries.filter((entry) => !superseded.has(entry.name));
  const where = `in channel "${first.channel}" of package "${first.packageName}"`;
  if (heads.length === 0) {
    throw new UnorderableChannel(
      `no channel heads (entries not replaced by another entry) found ${where}`,
    );
  }
  const chains = heads.map((head) => chainFrom(head, byName));
  const [chain, ...others] = chains.map((each) => each.filter((entry) => !skipped.has(entry.name)));
  if (chain !== undefined && others.length === 0) return chain;
  throw new UnorderableChannel(
    'a unique replacement chain within a channel is required to determine the relative order between channel ' +
      `entries, but ${String(chains.length)} replacement chains were found ${where}: ` +
      chains.map(chainText).join(', '),
  );
}

/** Entries of several channels: catalogs in the given order, default channels first, then package and channel by name. */
export function preferenceOrder(entries: readonly Entry[]): readonly Entry[] {
  const catalogs = [...new Set(entries.map((entry) => catalogKeyText(entry.catalog)))];
  const channels = [...groupBy(entries, channelKey).values()];
  return channels
    .toSorted((left, right) => {
      const [a, b] = [left[0], right[0]];
      if (a === undefined || b === undefined) return 0;
      const byCatalog =
        catalogs.indexOf(catalogKeyText(a.catalog)) - catalogs.indexOf(catalogKeyText(b.catalog));
      const byDefault = Number(b.inDefaultChannel) - Number(a.inDefaultChannel);
      return byCatalog || byDefault || byText(channelKey(a), channelKey(b));
    })
    .flatMap(channelOrder);
}

export function channelKey(entry: Entry): string {
  const own = [catalogKeyText(entry.catalog), entry.packageName, entry.channel];
  // Each thing that exists already stands for itself.
  return (entry.bundle === undefined ? [...own, entry.name] : own).join(' ');
}

function chainFrom(head: Entry, byName: ReadonlyMap<string, Entry>): readonly Entry[] {
  const chain: Entry[] = [];
  for (
    let current: Entry | undefined = head;
    current !== undefined;
    current = current.replaces === undefined ? undefined : byName.get(current.replaces)
  ) {
    if (chain.includes(current)) {
      throw new UnorderableChannel(
        `a cycle exists in the chain of replacement beginning with "${head.name}" in channel ` +
          `"${head.channel}" of package "${head.packageName}"`,
      );
    }
    chain.push(current);
  }
  return chain;
}

function chainText(chain: readonly Entry[]): string {
  const names = chain.map((entry) => entry.name);
  return names.length > 1 ? `${names[0] ?? ''}...${names.at(-1) ?? ''}` : (names[0] ?? '[]');
}

function byText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
