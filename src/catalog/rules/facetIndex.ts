import { labeled, type LabeledValue } from '~/olm/lists/facetChoices';
import type { FacetValue } from '~/olm/lists/list';
import { rankIn } from '~/olm/order';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import { isInstalled } from './cards';
import { FACETS, type Facet, type FacetContext, byFacet, facetOf } from './facets';
import { compareNames } from './nameOrder';

/** A value of a facet with a unique number among all facets, so that counting needs no map. */
export type NumberedValue = Omit<FacetValue, 'count'> & { readonly number: number };

/** The numbers of an entry's values, by the index of the facet in `FACETS`. */
export type EntryValues = readonly (readonly number[])[];

export type FacetIndex = {
  readonly valuesOf: ReadonlyMap<CatalogEntry, EntryValues>;
  /** In display order. */
  readonly values: Readonly<Record<Facet, readonly NumberedValue[]>>;
  readonly size: number;
};

/**
 * Reads the facets of all packages once for many key presses.
 * @param packages the offers of each package together
 */
export function facetIndex(
  packages: readonly (readonly CatalogEntry[])[],
  known: FacetContext,
): FacetIndex {
  const drafts = byFacet(() => new Map<string, Draft>());
  const valuesOf = new Map<CatalogEntry, EntryValues>();
  let size = 0;
  const drafted = (facet: Facet, value: string): Draft => {
    const known = drafts[facet].get(value);
    if (known !== undefined) return known;
    const draft = { number: size++, spellings: new Map<string, number>(), total: 0, last: -1 };
    drafts[facet].set(value, draft);
    return draft;
  };
  for (const facet of FACETS) {
    const { isFixed, order } = facetOf(facet);
    if (isFixed === true) for (const value of order) drafted(facet, value);
  }
  packages.forEach((offers, place) => {
    const isInstalledPackage = offers.some(isInstalled);
    for (const entry of offers) {
      const isInstalledElsewhere = isInstalledPackage && !isInstalled(entry);
      const context = { ...known, isInstalledElsewhere };
      const values = FACETS.map((facet) =>
        facetOf(facet)
          .valuesOf(entry, context)
          .map((value) => {
            const word = labeled(value);
            const draft = drafted(facet, word.value);
            note(draft, word, place);
            return draft.number;
          }),
      );
      valuesOf.set(entry, values);
    }
  });
  return { valuesOf, size, values: byFacet((facet) => ordered(facet, drafts[facet])) };
}

type Draft = {
  readonly number: number;
  /** The number of uses of each label. Predefined values have a single label. */
  readonly spellings: Map<string, number>;
  total: number;
  /** The index of the last counted package, so that its other offers do not count again. */
  last: number;
};

function note(draft: Draft, { value, label }: LabeledValue, place: number): void {
  if (label !== value) draft.spellings.set(label, (draft.spellings.get(label) ?? 0) + 1);
  if (draft.last === place) return;
  draft.last = place;
  draft.total += 1;
}

function ordered(facet: Facet, drafts: ReadonlyMap<string, Draft>): readonly NumberedValue[] {
  const { order, rankedBy = (value) => value } = facetOf(facet);
  const rankOf = ({ value }: LabeledValue) => rankIn(order, rankedBy(value));
  return [...drafts]
    .map(([value, { number, spellings, total }]) => ({
      value,
      label: mostUsed(spellings) ?? value,
      number,
      total,
    }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || compareNames(one.label, other.label));
}

/** The most frequent spelling of a value; ties by code points. */
function mostUsed(spellings: ReadonlyMap<string, number>): string | undefined {
  const [first] = [...spellings].toSorted(
    ([one, uses], [other, otherUses]) => otherUses - uses || (one < other ? -1 : 1),
  );
  return first?.[0];
}
