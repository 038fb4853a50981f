import { type FacetChoices, FACETS, type Facet, byFacet } from './facets';
import type { FacetValue } from '~/olm/lists/list';
import type { PreparedCatalog, Offer } from './preparedCatalog';

/** Counts the results of each value of each facet in a single pass over the packages. */
export type FacetTally = {
  /** @param place the index of the package, so that its offers count once */
  readonly add: (offer: Offer, place: number) => void;
  readonly counts: () => Readonly<Record<Facet, readonly FacetValue[]>>;
};

const ALL_PASS = -1;
const SEVERAL_FAIL = -2;

/** A value counts the packages with an offer that has it and a selected value of every other facet. */
export function facetTally(
  { values, size }: PreparedCatalog['facets'],
  choices: FacetChoices,
): FacetTally {
  const counts = new Uint32Array(size);
  const last = new Int32Array(size).fill(-1);
  const wanted = wantedNumbers(values, choices);

  function count(numbers: readonly number[] | undefined, place: number): void {
    for (const number of numbers ?? []) {
      if (last[number] === place) continue;
      last[number] = place;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }

  return {
    add: (offer, place) => {
      const failed = failing(offer, wanted);
      if (failed === SEVERAL_FAIL) return;
      if (failed !== ALL_PASS) count(offer.values[failed], place);
      else for (const numbers of offer.values) count(numbers, place);
    },
    counts: () =>
      byFacet((facet) =>
        values[facet].map(({ number, ...value }) => ({ ...value, count: counts[number] ?? 0 })),
      ),
  };
}

/** Whether an offer has a selected value of every facet with a selection. */
export function facetFilter(
  { values }: PreparedCatalog['facets'],
  choices: FacetChoices,
): (offer: Offer) => boolean {
  const wanted = wantedNumbers(values, choices);
  return (offer) => failing(offer, wanted) === ALL_PASS;
}

/** By the index of the facet; `null`: no selection. */
type WantedNumbers = readonly (ReadonlySet<number> | null)[];

function wantedNumbers(
  values: PreparedCatalog['facets']['values'],
  choices: FacetChoices,
): WantedNumbers {
  return FACETS.map((facet) => {
    const numbers = values[facet].filter(({ value }) => choices[facet].includes(value));
    return choices[facet].length === 0 ? null : new Set(numbers.map(({ number }) => number));
  });
}

/** The index of the only facet without a match, or one of the two constants above. */
function failing({ values }: Offer, wanted: WantedNumbers): number {
  let failed = ALL_PASS;
  for (let facet = 0; facet < wanted.length; facet++) {
    const numbers = wanted[facet];
    if (numbers === null || numbers === undefined) continue;
    if (values[facet]?.some((number) => numbers.has(number))) continue;
    if (failed !== ALL_PASS) return SEVERAL_FAIL;
    failed = facet;
  }
  return failed;
}
