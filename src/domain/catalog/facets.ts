import type { CatalogItem } from './catalogItem';
import { INSTALL_STATES, type InstallState } from './installState';
import { CAPABILITY_LEVELS } from './capability';

/** A package with its state in the namespace that is looked at. */
export type CatalogEntry = { readonly item: CatalogItem; readonly state: InstallState };

export const FACETS = ['state', 'source', 'category', 'provider', 'capability'] as const;
export type Facet = (typeof FACETS)[number];

/** The chosen values per facet: OR within one, AND between them. */
export type FacetChoices = Readonly<Record<Facet, readonly string[]>>;

/** A value of a facet that at least one package has. */
export type FacetValue = {
  /** Stable, for the URL. */
  readonly value: string;
  /** As the catalog writes it; for states and levels the value itself, put into words by the view. */
  readonly label: string;
  readonly count: number;
};

export const noChoices: FacetChoices = {
  state: [],
  source: [],
  category: [],
  provider: [],
  capability: [],
};

/** Whether a package has one of the chosen values of every facet (but `except`) that has any. */
export function isChosen(entry: CatalogEntry, choices: FacetChoices, except?: Facet): boolean {
  return FACETS.every((facet) => {
    const chosen = choices[facet];
    if (facet === except || chosen.length === 0) return true;
    return valuesOf(entry, facet).some(({ value }) => chosen.includes(value));
  });
}

/**
 * The values of a facet with the number of packages each would show: counted over what the other facets leave (W04).
 * @param entries those that match the keyword
 */
export function facetValues(
  entries: readonly CatalogEntry[],
  choices: FacetChoices,
  facet: Facet,
): readonly FacetValue[] {
  const found = new Map<string, FacetValue>();
  for (const entry of entries) {
    const adds = isChosen(entry, choices, facet) ? 1 : 0;
    for (const { value, label } of valuesOf(entry, facet)) {
      const before = found.get(value) ?? { value, label, count: 0 };
      found.set(value, { ...before, count: before.count + adds });
    }
  }
  return [...found.values()].toSorted((one, other) => order(facet, one, other));
}

function valuesOf(
  { item, state }: CatalogEntry,
  facet: Facet,
): readonly Omit<FacetValue, 'count'>[] {
  switch (facet) {
    case 'state':
      return [{ value: state, label: state }];
    case 'source':
      return [
        {
          value: `${item.key.catalogNamespace}/${item.key.catalog}`,
          label: item.catalogDisplayName,
        },
      ];
    case 'category':
      return item.categories.map((label) => ({ value: label.toLowerCase(), label }));
    case 'provider':
      return item.provider === '' ? [] : [providerValue(item.provider)];
    case 'capability':
      return item.capability === null ? [] : [{ value: item.capability, label: item.capability }];
  }
}

/** "Red Hat", "Red Hat, Inc." and "red hat" are one provider (W04). */
function providerValue(provider: string): Omit<FacetValue, 'count'> {
  const label = provider.replace(/,?\s+(?:inc|llc|ltd|gmbh|corp|co)\.?$/i, '').trim();
  return { value: label.toLowerCase(), label };
}

function order(facet: Facet, one: FacetValue, other: FacetValue): number {
  const ranks = RANKS[facet];
  if (ranks !== undefined) return ranks.indexOf(one.value) - ranks.indexOf(other.value);
  return one.label.localeCompare(other.label);
}

const RANKS: Partial<Readonly<Record<Facet, readonly string[]>>> = {
  state: INSTALL_STATES,
  capability: CAPABILITY_LEVELS,
};
