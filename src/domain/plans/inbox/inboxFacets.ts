import type { FacetValue } from '../../catalog/facets/facets';
import type { Choices } from '../../facetChoices';
import type { Risk } from '../review/risk';
import type { InboxPlan } from './inboxPlan';
import type { PutOff } from './putOff';

/** In the order in which they are offered. Their names stand in the URL. */
export const INBOX_FACETS = ['risk', 'namespace', 'kind', 'step', 'catalog', 'later'] as const;
export type InboxFacet = (typeof INBOX_FACETS)[number];

export type InboxChoices = Choices<InboxFacet>;

/** Worst first. */
export const RISK_KINDS = [
  'definition-unsafe',
  'dangers-added',
  'blocks-openshift',
  'older-version',
  'webhooks-added',
  'other-catalog',
  'major-version',
  'deprecated',
  'cloud-rights',
  'unknown',
] as const satisfies readonly Risk['kind'][];

/** `none`: it was looked at, and there is nothing. */
export const RISK_VALUES = [...RISK_KINDS, 'none'] as const;
export const KINDS = ['update', 'install'] as const;
export const STEPS = ['major', 'minor'] as const;
export const LATER = ['now', 'put-off'] as const;

/** What is known of plans besides themselves, by their ids. */
export type InboxFacts = {
  /** Of those that were looked at. */
  readonly risks: ReadonlyMap<string, readonly Risk[]>;
  readonly putOffs: ReadonlyMap<string, PutOff>;
};

/** One of something for each facet. */
export function byInboxFacet<T>(make: (facet: InboxFacet) => T): Readonly<Record<InboxFacet, T>> {
  return {
    risk: make('risk'),
    namespace: make('namespace'),
    kind: make('kind'),
    step: make('step'),
    catalog: make('catalog'),
    later: make('later'),
  };
}

export type InboxFacetValues = Readonly<Record<InboxFacet, readonly FacetValue[]>>;

/**
 * The plans with a chosen value of every facet, and what each value would show (W04).
 * @param isFound whether the keyword is in a plan
 */
export function passingPlans(
  plans: readonly InboxPlan[],
  by: { readonly choices: InboxChoices; readonly facts: InboxFacts },
  isFound: (plan: InboxPlan) => boolean,
): { readonly passing: readonly InboxPlan[]; readonly facets: InboxFacetValues } {
  const drafts = byInboxFacet(() => new Map<string, Draft>());
  const passing = plans.filter((plan) => {
    const values = byInboxFacet((facet) => valuesOf(plan, facet, by.facts));
    const found = isFound(plan);
    const failing = INBOX_FACETS.filter((facet) => !isChosen(by.choices[facet], values[facet]));
    for (const facet of INBOX_FACETS) {
      const isCounted = found && failing.every((other) => other === facet);
      for (const value of values[facet]) note(drafts[facet], value, isCounted);
    }
    return found && failing.length === 0;
  });
  return { passing, facets: byInboxFacet((facet) => ordered(facet, drafts[facet])) };
}

type Value = { readonly value: string; readonly label: string };
type Draft = { readonly label: string; count: number; total: number };

function valuesOf(plan: InboxPlan, facet: InboxFacet, facts: InboxFacts): readonly Value[] {
  switch (facet) {
    case 'risk':
      return riskValues(facts.risks.get(plan.id)).map(plain);
    case 'namespace':
      return [plain(plan.plan.namespace)];
    case 'kind':
      return KINDS.filter((kind) =>
        plan.changes.some(({ from }) => (from === null) === (kind === 'install')),
      ).map(plain);
    case 'step':
      return stepValues(plan).map(plain);
    case 'catalog':
      return plan.catalogs.map(({ namespace, name }) => ({
        value: `${namespace}/${name}`,
        label: name,
      }));
    case 'later':
      return [plain(facts.putOffs.has(plan.id) ? 'put-off' : 'now')];
  }
}

function riskValues(risks: readonly Risk[] | undefined): readonly string[] {
  if (risks === undefined) return [];
  return risks.length === 0 ? ['none'] : [...new Set(risks.map(({ kind }) => kind))];
}

/** A plan that only installs has neither. */
function stepValues({ changes }: InboxPlan): readonly string[] {
  const updates = changes.filter(({ from }) => from !== null);
  return STEPS.filter((step) => updates.some(({ isMajor }) => isMajor === (step === 'major')));
}

function plain(value: string): Value {
  return { value, label: value };
}

function isChosen(chosen: readonly string[], values: readonly Value[]): boolean {
  return chosen.length === 0 || values.some(({ value }) => chosen.includes(value));
}

function note(drafts: Map<string, Draft>, found: Value, isCounted: boolean): void {
  const draft = drafts.get(found.value) ?? { label: found.label, count: 0, total: 0 };
  drafts.set(found.value, draft);
  draft.total += 1;
  if (isCounted) draft.count += 1;
}

/** Words of ours in an order that helps, names by name. */
function ordered(facet: InboxFacet, drafts: ReadonlyMap<string, Draft>): readonly FacetValue[] {
  const order = ORDERS[facet];
  return [...drafts]
    .map(([value, draft]) => ({ value, ...draft }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.value) - order.indexOf(other.value) ||
        NAMES.compare(one.label, other.label) ||
        NAMES.compare(one.value, other.value),
    );
}

const NAMES = new Intl.Collator('en', { numeric: true });

const ORDERS: Readonly<Record<InboxFacet, readonly string[]>> = {
  risk: RISK_VALUES,
  namespace: [],
  kind: KINDS,
  step: STEPS,
  catalog: [],
  later: LATER,
};
