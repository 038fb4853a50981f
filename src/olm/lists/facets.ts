import type { Choices } from './facetChoices';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { InstallState, UpdateStep } from '~/olm/packages/installState';

/** A package with its state in the selected namespace. */
export type CatalogEntry = {
  readonly item: CatalogItem;
  readonly state: InstallState;
  /** Absent: no pending update, or a more important status. */
  readonly update?: UpdateStep;
  /** Only OLM v1 installed it. */
  readonly isOfV1?: true;
};

/** In display order. The names are part of the URL. */
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
  'extension',
  'architecture',
  'deprecation',
] as const;
export type Facet = (typeof FACETS)[number];

export type FacetChoices = Choices<Facet>;

/** A value of a facet that at least one package has (BR-012). */
export type FacetValue = {
  /** A stable value for the URL. */
  readonly value: string;
  /** The label from the catalog. For values of the plugin, the view translates the value. */
  readonly label: string;
  /** The number of packages with this value, given the keyword and the other facets. */
  readonly count: number;
  /** The number of packages with this value, without any selection. */
  readonly total: number;
};

/** A record with a value for each facet. */
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
    extension: make('extension'),
    architecture: make('architecture'),
    deprecation: make('deprecation'),
  };
}

export const noChoices: FacetChoices = byFacet(() => []);
