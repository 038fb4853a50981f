import type { FacetValue } from '~/olm/lists/facets';
import type { Choices } from '~/olm/lists/facetChoices';
import { type FacetRule, type LabelledValue, plainValue } from '~/olm/lists/facetCounts';
import type { Risk } from '~/updates/rules/review/risk';
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
  'incompatible',
  'unsupported',
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

/** By what the inbox is narrowed, with what is known by now. */
export function inboxRule(facts: InboxFacts): FacetRule<InboxFacet, InboxPlan> {
  return {
    facets: INBOX_FACETS,
    byFacet: byInboxFacet,
    valuesOf: (plan, facet) => valuesOf(plan, facet, facts),
    orders: {
      risk: RISK_VALUES,
      namespace: [],
      kind: KINDS,
      step: STEPS,
      catalog: [],
      later: LATER,
    },
  };
}

function valuesOf(plan: InboxPlan, facet: InboxFacet, facts: InboxFacts): readonly LabelledValue[] {
  switch (facet) {
    case 'risk':
      return riskValues(facts.risks.get(plan.id)).map(plainValue);
    case 'namespace':
      return [plainValue(plan.plan.namespace)];
    case 'kind':
      return KINDS.filter((kind) =>
        plan.changes.some(({ from }) => (from === null) === (kind === 'install')),
      ).map(plainValue);
    case 'step':
      return stepValues(plan).map(plainValue);
    case 'catalog':
      return plan.catalogs.map(({ namespace, name }) => ({
        value: `${namespace}/${name}`,
        label: name,
      }));
    case 'later':
      return [plainValue(facts.putOffs.has(plan.id) ? 'put-off' : 'now')];
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
