/**
 * Finds packages by the text that a manifest or `oc` uses for an API: its group, or the name of a
 * CustomResourceDefinition.
 */
import type { MatchHint } from './searchHit';
import type { SearchEntry } from './searchIndexRank';
import { queryWords } from './searchIndexWords';

export type GroupMatch = {
  readonly entry: SearchEntry;
  readonly hint: MatchHint;
  /** Higher is better. */
  readonly quality: number;
};

/** By the API groups of their owned APIs. */
export type EntriesByGroup = ReadonlyMap<string, readonly SearchEntry[]>;

/** The packages that own a group in the text; none if the text contains no group. */
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
    // Fast, because it runs at each key press and nearly all groups differ.
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

/**
 * The share of the name that equals the group. An Operator is usually named like its group, while others can bundle it.
 * Less than 1.
 */
function namedShare({ item }: SearchEntry, name: string): number {
  const named = new Set(queryWords(`${item.displayName} ${item.key.packageName}`));
  const words = queryWords(name);
  return words.filter((word) => named.has(word)).length / (words.length + 1);
}

/** Without the version of an `apiVersion`. A single word does not identify a group. */
function apiNameIn(text: string): string | null {
  const name = text.trim().toLowerCase().replace(/\/.*$/, '');
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name) ? name : null;
}

/** The typed text, also as the name of a definition: `plural.group`. */
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

/** A domain matches all its groups. An incomplete text matches as a prefix. */
function groupQuality(group: string, name: string): number {
  if (group === name) return WHOLE;
  if (group.endsWith(`.${name}`)) return ENDING;
  return group.startsWith(name) ? BEGINNING : 0;
}

/**
 * Whether a text can be the plural of a kind, which the catalog does not contain: "policies" of Policy, "meshes" of
 * Mesh.
 */
function isPlural(plural: string, kind: string): boolean {
  const singular = kind.toLowerCase();
  const more = plural.length - singular.length;
  return plural.startsWith(singular.slice(0, -1)) && more >= 0 && more <= LONGEST_ENDING;
}

const LONGEST_ENDING = 3;

const WHOLE = 4;
const ENDING = 3;
const BEGINNING = 2;

/** A definition in an owned group that the package does not name. Another package can own it. */
const UNSURE = 1;
