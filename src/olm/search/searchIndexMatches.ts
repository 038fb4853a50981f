/**
 * The positions of one query word in the packages of a catalog, in flat tables, because a letter can occur in all of
 * them.
 */
import { SEARCH_FIELDS } from './searchIndexFields';

const FIELDS = SEARCH_FIELDS.length;

/** A word of the index that equals, starts with or resembles the query word; `quality` is 1 for an equal word. */
export type Term = {
  readonly term: string;
  readonly quality: number;
  readonly places: readonly number[];
};

export type Matches = {
  /** The numbers of the packages, each once. */
  readonly packages: readonly number[];
  /** The quality of the best term by position; 0 for none. */
  readonly qualities: Float64Array;
  /** The number of that term by position. */
  readonly best: Uint32Array;
  readonly terms: readonly Term[];
};

/** A field of a package; both are numbered from 0. */
export function placeOf(packageNumber: number, field: number): number {
  return packageNumber * FIELDS + field;
}

export function matchesOf(terms: readonly Term[], packageCount: number): Matches {
  const qualities = new Float64Array(packageCount * FIELDS);
  const best = new Uint32Array(packageCount * FIELDS);
  const seen = new Uint8Array(packageCount);
  const packages: number[] = [];
  terms.forEach(({ places, quality }, index) => {
    for (const place of places) {
      if (quality <= (qualities[place] ?? 0)) continue;
      qualities[place] = quality;
      best[place] = index;
      const number = Math.floor(place / FIELDS);
      if (seen[number] === 1) continue;
      seen[number] = 1;
      packages.push(number);
    }
  });
  return { packages, qualities, best, terms };
}

/** The closest word of the index at a position; `undefined`: none. */
export function termAt({ qualities, best, terms }: Matches, place: number): string | undefined {
  return (qualities[place] ?? 0) > 0 ? terms[best[place] ?? 0]?.term : undefined;
}
