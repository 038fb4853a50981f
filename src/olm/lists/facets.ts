import type { Choices } from './facetChoices';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { InstallState, UpdateStep } from '~/olm/packages/installState';

/** A package with its state in the namespace that is looked at. */
export type CatalogEntry = {
  readonly item: CatalogItem;
  readonly state: InstallState;
  /** Absent: no update waits, or something worse is to be told. */
  readonly update?: UpdateStep;
};

/** In the order in which they are offered. Their names stand in the URL. */
export const FACETS = [
  'state',
  'mark',
  'source',
  'category',
  'provider',
  'capability',
  'feature',
  'subscription',
  'mode',
  'architecture',
  'deprecation',
] as const;
export type Facet = (typeof FACETS)[number];

export type FacetChoices = Choices<Facet>;

/** A value of a facet that at least one package has (BR-012). */
export type FacetValue = {
  /** Stable, for the URL. */
  readonly value: string;
  /** As the catalog writes it; for words of ours the value itself, to be put into words by the view. */
  readonly label: string;
  /** Packages that it would show, given the keyword and the other facets. */
  readonly count: number;
  /** Packages that have it, whatever is chosen. */
  readonly total: number;
};

/** One of something for each facet. */
export function byFacet<T>(make: (facet: Facet) => T): Readonly<Record<Facet, T>> {
  return {
    state: make('state'),
    mark: make('mark'),
    source: make('source'),
    category: make('category'),
    provider: make('provider'),
    capability: make('capability'),
    feature: make('feature'),
    subscription: make('subscription'),
    mode: make('mode'),
    architecture: make('architecture'),
    deprecation: make('deprecation'),
  };
}

export const noChoices: FacetChoices = byFacet(() => []);
