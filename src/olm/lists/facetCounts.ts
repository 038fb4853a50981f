import type { FacetValue } from './facets';
import type { Choices } from './facetChoices';
import { compareNatural } from '~/olm/lists/naturalOrder';

/** What something has of a facet: a value that is stable, for the URL, and how it is read. */
export type LabelledValue = { readonly value: string; readonly label: string };

/** A value that is read as it is, or that the view puts into words. */
export function plainValue(value: string): LabelledValue {
  return { value, label: value };
}

/** By what the rows of a list are narrowed. */
export type FacetRule<F extends string, T> = {
  readonly facets: readonly F[];
  /** One of something for each facet. */
  readonly byFacet: <V>(make: (facet: F) => V) => Readonly<Record<F, V>>;
  /** None: the facet does not apply to it. */
  readonly valuesOf: (thing: T, facet: F) => readonly LabelledValue[];
  /** Words of ours in an order that helps; names, which stand in none of them, follow by name. */
  readonly orders: Readonly<Record<F, readonly string[]>>;
};

/**
 * What has a chosen value of every facet, and how much each value would show. Values that would show nothing stay,
 * so that their list is calm while one types.
 * @param by with `isFound`: whether the keyword is in something
 */
export function passingFacets<F extends string, T>(
  things: readonly T[],
  rule: FacetRule<F, T>,
  by: { readonly choices: Choices<F>; readonly isFound: (thing: T) => boolean },
): Passing<F, T> {
  const drafts = rule.byFacet(() => new Map<string, Draft>());
  const passing = things.filter((thing) => {
    const values = rule.byFacet((facet) => rule.valuesOf(thing, facet));
    const isFound = by.isFound(thing);
    const failing = rule.facets.filter((facet) => !isChosen(by.choices[facet], values[facet]));
    for (const facet of rule.facets) {
      // What it lacks in another facet keeps it from being shown; what it lacks in this one is what is counted.
      const isCounted = isFound && failing.every((other) => other === facet);
      for (const value of values[facet]) note(drafts[facet], value, isCounted);
    }
    return isFound && failing.length === 0;
  });
  return {
    passing,
    facets: rule.byFacet((facet) => ordered(rule.orders[facet], drafts[facet])),
  };
}

export type Passing<F extends string, T> = {
  readonly passing: readonly T[];
  readonly facets: Readonly<Record<F, readonly FacetValue[]>>;
};

type Draft = { readonly label: string; count: number; total: number };

function isChosen(chosen: readonly string[], values: readonly LabelledValue[]): boolean {
  return chosen.length === 0 || values.some(({ value }) => chosen.includes(value));
}

function note(drafts: Map<string, Draft>, found: LabelledValue, isCounted: boolean): void {
  const draft = drafts.get(found.value) ?? { label: found.label, count: 0, total: 0 };
  drafts.set(found.value, draft);
  draft.total += 1;
  if (isCounted) draft.count += 1;
}

function ordered(
  order: readonly string[],
  drafts: ReadonlyMap<string, Draft>,
): readonly FacetValue[] {
  return [...drafts]
    .map(([value, draft]) => ({ value, ...draft }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.value) - order.indexOf(other.value) ||
        compareNatural(one.label, other.label) ||
        compareNatural(one.value, other.value),
    );
}
