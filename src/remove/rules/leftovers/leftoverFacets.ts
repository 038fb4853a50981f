import type { FacetValue } from '~/olm/lists/facets';
import type { Choices } from '~/olm/lists/facetChoices';
import { type FacetRule, plainValue } from '~/olm/lists/facetCounts';
import type { Leftover } from './leftover';
import { LEFTOVER_KINDS } from './leftoverKinds';

/** In the order in which they are offered. Their names stand in the URL. */
export const LEFTOVER_FACETS = ['kind', 'package', 'namespace', 'origin'] as const;
export type LeftoverFacet = (typeof LEFTOVER_FACETS)[number];

export type LeftoverChoices = Choices<LeftoverFacet>;
export type LeftoverFacetValues = Readonly<Record<LeftoverFacet, readonly FacetValue[]>>;

export const ORIGINS = ['olm', 'unknown'] as const;

/** One of something for each facet. */
export function byLeftoverFacet<T>(
  make: (facet: LeftoverFacet) => T,
): Readonly<Record<LeftoverFacet, T>> {
  return {
    kind: make('kind'),
    package: make('package'),
    namespace: make('namespace'),
    origin: make('origin'),
  };
}

/** By what the list of leftovers is narrowed. */
export const LEFTOVER_RULE: FacetRule<LeftoverFacet, Leftover> = {
  facets: LEFTOVER_FACETS,
  byFacet: byLeftoverFacet,
  valuesOf: (leftover, facet) => valuesOf(leftover, facet).map(plainValue),
  orders: { kind: LEFTOVER_KINDS, package: [], namespace: [], origin: ORIGINS },
};

function valuesOf(leftover: Leftover, facet: LeftoverFacet): readonly string[] {
  const { packageName, namespace } = leftover.formerOwner;
  switch (facet) {
    case 'kind':
      return [leftover.kind];
    case 'package':
      return packageName === null ? [] : [packageName];
    case 'namespace':
      return [...new Set([leftover.object.namespace, namespace])].filter((one) => one !== null);
    case 'origin':
      return [leftover.origin];
  }
}
