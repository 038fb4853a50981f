import { choiceIn, toggledChoice, writeChoices } from '~/olm/lists/facetChoices';
import { passingFacets } from '~/olm/lists/facetCounts';
import type { Leftover } from './leftover';
import { LEFTOVER_KINDS } from './leftoverKinds';
import {
  byLeftoverFacet,
  LEFTOVER_FACETS,
  LEFTOVER_RULE,
  type LeftoverChoices,
  type LeftoverFacet,
  type LeftoverFacetValues,
} from './leftoverFacets';
import { SEVERITIES, type Severity, severityOf } from './severity';
import { compareNatural } from '~/olm/lists/naturalOrder';

/** What a person has chosen to see of the leftovers; all of it stands in the URL. */
export type LeftoverView = { readonly keyword: string; readonly choices: LeftoverChoices };

const EVERYTHING: LeftoverView = { keyword: '', choices: byLeftoverFacet(() => []) };

/** Leftovers that do the same to others, by kind and name. */
export type LeftoverGroup = {
  readonly severity: Severity;
  readonly leftovers: readonly Leftover[];
};

/** What a view shows, worst first, and what its facets count. */
export function listedLeftovers(
  leftovers: readonly Leftover[],
  view: LeftoverView,
): { readonly groups: readonly LeftoverGroup[]; readonly facets: LeftoverFacetValues } {
  const words = view.keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const { passing, facets } = passingFacets(leftovers, LEFTOVER_RULE, {
    choices: view.choices,
    isFound: (leftover) => hasWords(leftover, words),
  });
  const sorted = passing.toSorted(byKindAndName);
  const groups = SEVERITIES.flatMap((severity) => {
    const own = sorted.filter((one) => severityOf(one) === severity);
    return own.length === 0 ? [] : [{ severity, leftovers: own }];
  });
  return { groups, facets };
}

export function toggledLeftovers(
  view: LeftoverView,
  facet: LeftoverFacet,
  value: string,
): LeftoverView {
  return { ...view, choices: toggledChoice(view.choices, facet, value) };
}

/** Everything, whatever was looked for. */
export function unfilteredLeftovers(): LeftoverView {
  return EVERYTHING;
}

export function isLeftoverFiltered({ keyword, choices }: LeftoverView): boolean {
  return keyword !== '' || LEFTOVER_FACETS.some((facet) => choices[facet].length > 0);
}

/** Reads a view from the query string; what it does not know it leaves out. */
export function leftoverViewIn(params: URLSearchParams): LeftoverView {
  return {
    keyword: params.get('q') ?? '',
    choices: byLeftoverFacet((facet) => choiceIn(params, facet)),
  };
}

/** The query string of a view. Parameters of others stay. */
export function leftoverQuery(view: LeftoverView, others: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of ['q', ...LEFTOVER_FACETS]) params.delete(name);
  if (view.keyword !== '') params.set('q', view.keyword);
  writeChoices(params, LEFTOVER_FACETS, view.choices);
  return params;
}

/** Every word is in the object's name, kind or namespace, or in whose it was. */
function hasWords({ object, formerOwner }: Leftover, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { model, name, namespace } = object;
  const text = [model.kind, name, namespace, formerOwner.packageName, formerOwner.namespace]
    .join('\n')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

function byKindAndName(one: Leftover, other: Leftover): number {
  return (
    LEFTOVER_KINDS.indexOf(one.kind) - LEFTOVER_KINDS.indexOf(other.kind) ||
    compareNatural(one.object.namespace ?? '', other.object.namespace ?? '') ||
    compareNatural(one.object.name, other.object.name)
  );
}
