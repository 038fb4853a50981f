import type { FacetValue } from '~/olm/lists/facets';
import type { Choices } from '~/olm/lists/facetChoices';
import { type FacetRule, plainValue } from '~/olm/lists/facetCounts';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';

/** In the order in which they are offered. Their names stand in the URL. */
export const SOURCE_FACETS = ['health', 'scope', 'origin', 'namespace'] as const;
export type SourceFacet = (typeof SOURCE_FACETS)[number];

export type SourceChoices = Choices<SourceFacet>;
export type SourceFacetValues = Readonly<Record<SourceFacet, readonly FacetValue[]>>;

/** The worst first. */
export const SOURCE_STATES = ['down', 'connecting', 'ready', 'disabled'] as const;
/** Whom a catalog serves. */
export const SOURCE_SCOPES = ['all', 'own'] as const;
export const SOURCE_ORIGINS = ['default', 'custom', 'unknown'] as const;

/** One of something for each facet. */
export function bySourceFacet<T>(
  make: (facet: SourceFacet) => T,
): Readonly<Record<SourceFacet, T>> {
  return {
    health: make('health'),
    scope: make('scope'),
    origin: make('origin'),
    namespace: make('namespace'),
  };
}

/** By what the list of catalogs is narrowed. */
export const SOURCE_RULE: FacetRule<SourceFacet, SourceRow> = {
  facets: SOURCE_FACETS,
  byFacet: bySourceFacet,
  valuesOf: (row, facet) => [plainValue(valueOf(row, facet))],
  orders: { health: SOURCE_STATES, scope: SOURCE_SCOPES, origin: SOURCE_ORIGINS, namespace: [] },
};

function valueOf({ item }: SourceRow, facet: SourceFacet): string {
  switch (facet) {
    case 'health':
      return item.state;
    case 'scope':
      return item.isGlobal ? 'all' : 'own';
    case 'origin':
      return item.origin.kind;
    case 'namespace':
      return item.namespace;
  }
}
