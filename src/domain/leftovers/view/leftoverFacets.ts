import type { FacetValue } from '../../catalog/facets/facets';
import type { Choices } from '../../facetChoices';
import type { Leftover } from '../leftover';
import { LEFTOVER_KINDS } from '../leftoverKinds';

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

/**
 * The leftovers with a chosen value of every facet, and how many of them each value would show (W04).
 * @param isFound whether the keyword is in a leftover
 */
export function passingLeftovers(
  leftovers: readonly Leftover[],
  choices: LeftoverChoices,
  isFound: (leftover: Leftover) => boolean,
): { readonly passing: readonly Leftover[]; readonly facets: LeftoverFacetValues } {
  const drafts = byLeftoverFacet(() => new Map<string, Draft>());
  const passing = leftovers.filter((leftover) => {
    const values = byLeftoverFacet((facet) => valuesOf(leftover, facet));
    const failing = LEFTOVER_FACETS.filter((facet) => !isChosen(choices[facet], values[facet]));
    const isWanted = isFound(leftover);
    for (const facet of LEFTOVER_FACETS) {
      const isCounted = isWanted && failing.every((other) => other === facet);
      for (const value of values[facet]) note(drafts[facet], value, isCounted);
    }
    return isWanted && failing.length === 0;
  });
  return { passing, facets: byLeftoverFacet((facet) => ordered(facet, drafts[facet])) };
}

type Draft = { count: number; total: number };

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

function isChosen(chosen: readonly string[], values: readonly string[]): boolean {
  return chosen.length === 0 || values.some((value) => chosen.includes(value));
}

function note(drafts: Map<string, Draft>, value: string, isCounted: boolean): void {
  const draft = drafts.get(value) ?? { count: 0, total: 0 };
  drafts.set(value, draft);
  draft.total += 1;
  if (isCounted) draft.count += 1;
}

/** Words of ours in their order, names by name. */
function ordered(facet: LeftoverFacet, drafts: ReadonlyMap<string, Draft>): readonly FacetValue[] {
  const order: readonly string[] = ORDERS[facet];
  return [...drafts]
    .map(([value, draft]) => ({ value, label: value, ...draft }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.value) - order.indexOf(other.value) ||
        NAMES.compare(one.value, other.value),
    );
}

const NAMES = new Intl.Collator('en', { numeric: true });

const ORDERS = { kind: LEFTOVER_KINDS, package: [], namespace: [], origin: ORIGINS } as const;
