/** Finding packages by what a manifest or `oc` says of an API: its group, or the name of a CustomResourceDefinition. */
import type { MatchHint } from './searchHit';
import type { SearchEntry } from './searchIndexRank';
import { queryWords } from './searchIndexWords';

export type GroupMatch = {
  readonly entry: SearchEntry;
  readonly hint: MatchHint;
  /** The more, the better. */
  readonly quality: number;
};

/** By the API groups that they own. */
export type EntriesByGroup = ReadonlyMap<string, readonly SearchEntry[]>;

/** The packages that own a group which the text is, or what the text says of one; none where it speaks of none. */
export function groupMatches(
  sources: readonly { readonly byGroup: EntriesByGroup }[],
  text: string,
): readonly GroupMatch[] {
  const name = apiNameIn(text);
  if (name === null) return [];
  const dot = name.indexOf('.');
  const wanted = { name, plural: name.slice(0, dot), rest: name.slice(dot + 1) };
  const found: GroupMatch[] = [];
  for (const { byGroup } of sources) {
    // At each key: of a thousand groups hardly any is looked at closer.
    for (const [group, entries] of byGroup) {
      const quality = groupQuality(group, name);
      if (quality === 0 && !group.startsWith(wanted.rest)) continue;
      for (const entry of entries) found.push(...matchOf(entry, group, wanted));
    }
  }
  const sure = found.filter(({ quality }) => quality > UNSURE);
  return (sure.length > 0 ? sure : found).map((match) => ({
    ...match,
    quality: match.quality + namedShare(match.entry, name),
  }));
}

/** Others may bundle what an Operator is made for: that one is mostly named like its group. Less than 1. */
function namedShare({ item }: SearchEntry, name: string): number {
  const named = new Set(queryWords(`${item.displayName} ${item.key.packageName}`));
  const words = queryWords(name);
  return words.filter((word) => named.has(word)).length / (words.length + 1);
}

/** Without the version of an `apiVersion`. Of a single word nobody knows that a group is meant. */
function apiNameIn(text: string): string | null {
  const name = text.trim().toLowerCase().replace(/\/.*$/, '');
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) ? name : null;
}

/** What was typed, and as the name of a definition: `plural.group`. */
type Wanted = { readonly name: string; readonly plural: string; readonly rest: string };

function matchOf(entry: SearchEntry, group: string, wanted: Wanted): readonly GroupMatch[] {
  const asGroup = groupQuality(group, wanted.name);
  if (asGroup > 0) return [{ entry, hint: { field: 'group', text: group }, quality: asGroup }];
  const kind = entry.item.kinds.find((each) => isPlural(wanted.plural, each));
  if (kind !== undefined) {
    const quality = groupQuality(group, wanted.rest);
    return [{ entry, hint: { field: 'kind', text: kind }, quality }];
  }
  const isOwner = group === wanted.rest;
  return isOwner ? [{ entry, hint: { field: 'group', text: group }, quality: UNSURE }] : [];
}

/** Who knows a company's domain finds all its groups; of who still types, the beginning is known. */
function groupQuality(group: string, name: string): number {
  if (group === name) return WHOLE;
  if (group.endsWith(`.${name}`)) return ENDING;
  return group.startsWith(name) ? BEGINNING : 0;
}

/** Whether it may be the plural of a kind, which the catalog does not keep: "policies" of Policy, "meshes" of Mesh. */
function isPlural(plural: string, kind: string): boolean {
  const singular = kind.toLowerCase();
  const more = plural.length - singular.length;
  return plural.startsWith(singular.slice(0, -1)) && more >= 0 && more <= LONGEST_ENDING;
}

const LONGEST_ENDING = 3;

const WHOLE = 4;
const ENDING = 3;
const BEGINNING = 2;

/** A definition that the package does not name, in a group that it owns: another one may own it. */
const UNSURE = 1;
