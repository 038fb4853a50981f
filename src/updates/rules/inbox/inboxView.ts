import { choiceIn, toggledChoice, writeChoices } from '~/olm/lists/facetChoices';
import { passingFacets } from '~/olm/lists/facetCounts';
import type { Risk } from '~/updates/rules/review/risk';
import {
  INBOX_FACETS,
  type InboxChoices,
  type InboxFacet,
  type InboxFacetValues,
  type InboxFacts,
  RISK_KINDS,
  byInboxFacet,
  inboxRule,
} from './inboxFacets';
import type { InboxPlan } from './inboxPlan';
import { grouped } from '~/olm/lists/grouped';
import { compareNatural } from '~/olm/lists/naturalOrder';

/** What a person has chosen to see of the inbox; all of it stands in the URL. */
export type InboxView = {
  readonly keyword: string;
  readonly choices: InboxChoices;
  readonly sort: InboxSort;
};

export const INBOX_SORTS = ['oldest', 'newest', 'risk', 'namespace'] as const;
export type InboxSort = (typeof INBOX_SORTS)[number];

/** Everything, what waits longest first. */
export const WHOLE_INBOX: InboxView = {
  keyword: '',
  choices: byInboxFacet(() => []),
  sort: 'oldest',
};

export type ListedInbox = {
  readonly now: readonly NamespacePlans[];
  readonly putOff: readonly NamespacePlans[];
  readonly facets: InboxFacetValues;
};

/** The plans of one namespace: an approval of one does not wait for those of other namespaces. */
export type NamespacePlans = { readonly namespace: string; readonly plans: readonly InboxPlan[] };

/** What a view shows of the plans that wait, oldest first as they are given, and what its facets count. */
export function listedInbox(
  plans: readonly InboxPlan[],
  view: InboxView,
  facts: InboxFacts,
): ListedInbox {
  const words = view.keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const { passing, facets } = passingFacets(plans, inboxRule(facts), {
    choices: view.choices,
    isFound: (plan) => hasWords(plan, words),
  });
  const sorted = inOrder(passing, view.sort, facts);
  return {
    now: byNamespace(sorted.filter(({ id }) => !facts.putOffs.has(id))),
    putOff: byNamespace(sorted.filter(({ id }) => facts.putOffs.has(id))),
    facets,
  };
}

/** How many plans there are, and how many Operators they change. */
export function inboxCounts(plans: readonly InboxPlan[]): {
  readonly plans: number;
  readonly operators: number;
} {
  return {
    plans: plans.length,
    operators: plans.reduce((count, { changes }) => count + changes.length, 0),
  };
}

/** The view with one value chosen, or no longer chosen. */
export function toggledInbox(view: InboxView, facet: InboxFacet, value: string): InboxView {
  return { ...view, choices: toggledChoice(view.choices, facet, value) };
}

/** The view without any value of a facet. */
export function withoutInboxFacet(view: InboxView, facet: InboxFacet): InboxView {
  return { ...view, choices: { ...view.choices, [facet]: [] } };
}

/** The view without keyword and choices; the order stays. */
export function unfilteredInbox(view: InboxView): InboxView {
  return { ...view, keyword: '', choices: WHOLE_INBOX.choices };
}

export function isInboxFiltered({ keyword, choices }: InboxView): boolean {
  return keyword !== '' || INBOX_FACETS.some((facet) => choices[facet].length > 0);
}

/** Whether what is shown depends on the risks of all plans. */
export function asksForRisks({ choices, sort }: InboxView): boolean {
  return sort === 'risk' || choices.risk.length > 0;
}

/** Reads a view from the query string; what it does not know it leaves out. */
export function inboxViewIn(params: URLSearchParams): InboxView {
  return {
    keyword: params.get('q') ?? '',
    choices: byInboxFacet((facet) => choiceIn(params, facet)),
    sort: INBOX_SORTS.find((known) => known === params.get('sort')) ?? WHOLE_INBOX.sort,
  };
}

/** The query string of a view; what is as by default is left out. Parameters of others stay. */
export function inboxQuery(view: InboxView, others: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of ['q', 'sort', ...INBOX_FACETS]) params.delete(name);
  if (view.keyword !== '') params.set('q', view.keyword);
  writeChoices(params, INBOX_FACETS, view.choices);
  if (view.sort !== WHOLE_INBOX.sort) params.set('sort', view.sort);
  return params;
}

/** Every word is in the name of an Operator, of a ClusterServiceVersion, of the namespace or of the plan. */
function hasWords({ plan, changes }: InboxPlan, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const names = [
    plan.namespace,
    plan.name,
    ...changes.flatMap(({ csvName, operator, subscription }) => [csvName, operator, subscription]),
  ];
  const text = names.join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

function inOrder(
  plans: readonly InboxPlan[],
  sort: InboxSort,
  { risks }: InboxFacts,
): readonly InboxPlan[] {
  switch (sort) {
    case 'oldest':
      return plans;
    case 'newest':
      return plans.toReversed();
    case 'namespace':
      return plans.toSorted((one, other) =>
        compareNatural(one.plan.namespace, other.plan.namespace),
      );
    case 'risk':
      return plans.toSorted(
        (one, other) => weightOf(risks.get(other.id)) - weightOf(risks.get(one.id)),
      );
  }
}

/** The worst counts more than all others together; what is not known yet comes before what has none. */
function weightOf(risks: readonly Risk[] | undefined): number {
  if (risks === undefined) return 1;
  const ranks = risks.map(({ kind }) => RISK_KINDS.length - RISK_KINDS.indexOf(kind));
  return Math.max(0, ...ranks) * MANY + Math.min(risks.length, MANY - 1);
}

/** More than a plan has risks. */
const MANY = 1000;

/** In the order in which the namespaces come first. */
function byNamespace(plans: readonly InboxPlan[]): readonly NamespacePlans[] {
  return [...grouped(plans, ({ plan }) => plan.namespace)].map(([namespace, those]) => ({
    namespace,
    plans: those,
  }));
}
