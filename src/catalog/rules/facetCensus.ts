import { isInstalled } from './cards';
import { inFacetOrder } from './facetOrder';
import {
  type CatalogEntry,
  FACETS,
  type Facet,
  type FacetValue,
  byFacet,
} from '~/olm/lists/facets';
import { type FacetWord, wordsOfEntry } from './facetsOfEntry';

/** A value of a facet under a number of its own among the values of all facets, so that counting needs no map. */
export type NumberedValue = Omit<FacetValue, 'count'> & { readonly number: number };

/** The numbers of an entry's values, by the place of the facet in `FACETS`. */
export type EntryValues = readonly (readonly number[])[];

export type FacetCensus = {
  readonly valuesOf: ReadonlyMap<CatalogEntry, EntryValues>;
  /** In the order in which they are offered. */
  readonly values: Readonly<Record<Facet, readonly NumberedValue[]>>;
  readonly size: number;
};

type Known = Parameters<typeof wordsOfEntry>[2];

/**
 * Reads the facets of all packages, once for many key presses.
 * @param packages the offers of one package together
 */
export function facetCensus(
  packages: readonly (readonly CatalogEntry[])[],
  known: Known,
): FacetCensus {
  const drafts = byFacet(() => new Map<string, Draft>());
  const valuesOf = new Map<CatalogEntry, EntryValues>();
  let size = 0;
  packages.forEach((offers, place) => {
    const isInstalledPackage = offers.some(isInstalled);
    for (const entry of offers) {
      const values = FACETS.map((facet) =>
        wordsOfOffer(entry, facet, { ...known, isInstalledPackage }).map((word) => {
          let draft = drafts[facet].get(word.value);
          if (draft === undefined) {
            draft = { number: size++, spellings: new Map(), total: 0, last: -1 };
            drafts[facet].set(word.value, draft);
          }
          note(draft, word, place);
          return draft.number;
        }),
      );
      valuesOf.set(entry, values);
    }
  });
  return { valuesOf, size, values: byFacet((facet) => ordered(facet, drafts[facet])) };
}

/** What one catalog offers is no package that is not installed when it is installed from another one. */
function wordsOfOffer(
  entry: CatalogEntry,
  facet: Facet,
  { isInstalledPackage, ...known }: Known & { readonly isInstalledPackage: boolean },
): readonly FacetWord[] {
  const isElsewhere = isInstalledPackage && !isInstalled(entry);
  return facet === 'state' && isElsewhere ? [] : wordsOfEntry(entry, facet, known);
}

type Draft = {
  readonly number: number;
  /** How often each label was used; words of ours have one only, which need not be counted. */
  readonly spellings: Map<string, number>;
  total: number;
  /** The place of the package that was counted last: its other offers do not count again. */
  last: number;
};

function note(draft: Draft, { value, label }: FacetWord, place: number): void {
  if (label !== value) draft.spellings.set(label, (draft.spellings.get(label) ?? 0) + 1);
  if (draft.last === place) return;
  draft.last = place;
  draft.total += 1;
}

function ordered(facet: Facet, drafts: ReadonlyMap<string, Draft>): readonly NumberedValue[] {
  const values = [...drafts].map(([value, { number, spellings, total }]) => ({
    value,
    label: mostUsed(spellings) ?? value,
    number,
    total,
  }));
  return values.toSorted((one: FacetWord, other: FacetWord) => inFacetOrder(facet, one, other));
}

/** Of several spellings of one value that which most packages use; of two alike the first by code points. */
function mostUsed(spellings: ReadonlyMap<string, number>): string | undefined {
  const [first] = [...spellings].toSorted(
    ([one, uses], [other, otherUses]) => otherUses - uses || (one < other ? -1 : 1),
  );
  return first?.[0];
}
