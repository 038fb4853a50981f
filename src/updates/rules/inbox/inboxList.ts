import { type FacetValue, type List, listed, type ListView } from '~/olm/lists/list';
import { by, listOfAll } from '~/olm/order';
import type { PlanFinding } from '~/updates/rules/review/planFinding';
import type { InboxPlan } from './inboxPlan';
import type { Snooze } from './snooze';

/** Worst first. */
export const RISK_KINDS = listOfAll<PlanFinding['kind']>()([
  'definition-unsafe',
  'dangers-added',
  'not-upgradeable',
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
]);

/** `none`: reviewed, without risks. */
export const RISK_VALUES = [...RISK_KINDS, 'none'] as const;
const KINDS = ['update', 'install'] as const;
const STEPS = ['major', 'minor'] as const;

/** Further facts about plans, by ID. */
export type InboxFacts = {
  /** The reviewed plans. */
  readonly risks: ReadonlyMap<string, readonly PlanFinding[]>;
  readonly putOffs: ReadonlyMap<string, Snooze>;
};

/** The list of the inbox, with the facts so far. */
function inboxList({ risks, putOffs }: InboxFacts) {
  return {
    /** The names of Operators, ClusterServiceVersions, the namespace and the plan. */
    textsOf: ({ plan, changes }) => [
      plan.namespace,
      plan.name,
      ...changes.flatMap(({ csvName, operator, subscription }) => [
        csvName,
        operator,
        subscription,
      ]),
    ],
    facets: {
      risk: { valuesOf: ({ id }) => riskValues(risks.get(id)), order: RISK_VALUES },
      namespace: { valuesOf: ({ plan }) => [plan.namespace] },
      kind: {
        valuesOf: ({ changes }) =>
          KINDS.filter((kind) =>
            changes.some(({ from }) => (from === null) === (kind === 'install')),
          ),
        order: KINDS,
      },
      step: { valuesOf: stepValues, order: STEPS },
      catalog: {
        valuesOf: ({ catalogs }) =>
          catalogs.map(({ namespace, name }) => ({ value: `${namespace}/${name}`, label: name })),
      },
      later: {
        valuesOf: ({ id }) => [putOffs.has(id) ? 'put-off' : 'now'],
        order: ['now', 'put-off'],
      },
    },
    // The given plans are sorted, the oldest first.
    orders: {
      oldest: () => 0,
      newest: () => 0,
      risk: by(({ id }) => -weightOf(risks.get(id))),
      namespace: by(({ plan }) => plan.namespace),
    },
  } satisfies List<InboxPlan>;
}

export const INBOX = inboxList({ risks: new Map(), putOffs: new Map() });

function riskValues(risks: readonly PlanFinding[] | undefined): readonly string[] {
  if (risks === undefined) return [];
  return risks.length === 0 ? ['none'] : [...new Set(risks.map(({ kind }) => kind))];
}

/** A plan that only installs has neither. */
function stepValues({ changes }: InboxPlan): readonly string[] {
  const updates = changes.filter(({ from }) => from !== null);
  return STEPS.filter((step) => updates.some(({ isMajor }) => isMajor === (step === 'major')));
}

/** The most severe risk outweighs all others. Unknown risks sort before none. */
function weightOf(risks: readonly PlanFinding[] | undefined): number {
  if (risks === undefined) return 1;
  const ranks = risks.map(({ kind }) => RISK_KINDS.length - RISK_KINDS.indexOf(kind));
  return Math.max(0, ...ranks) * MANY + Math.min(risks.length, MANY - 1);
}

/** More than the number of risks of a plan. */
const MANY = 1000;

export type ListedInbox = {
  readonly now: readonly NamespacePlans[];
  readonly putOff: readonly NamespacePlans[];
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
};

/** The plans of one namespace, which are approved independently of other namespaces. */
export type NamespacePlans = { readonly namespace: string; readonly plans: readonly InboxPlan[] };

/** The visible plans of a view, oldest first as given, and the counts of its facets. */
export function listedInbox(
  plans: readonly InboxPlan[],
  view: ListView,
  facts: InboxFacts,
): ListedInbox {
  const given = view.sort === 'newest' ? plans.toReversed() : plans;
  const { rows, facets } = listed<InboxPlan>(inboxList(facts), given, view);
  return {
    now: byNamespace(rows.filter(({ id }) => !facts.putOffs.has(id))),
    putOff: byNamespace(rows.filter(({ id }) => facts.putOffs.has(id))),
    facets,
  };
}

/** In the order of the first plan of each namespace. */
function byNamespace(plans: readonly InboxPlan[]): readonly NamespacePlans[] {
  const found = new Map<string, InboxPlan[]>();
  for (const one of plans) {
    const { namespace } = one.plan;
    found.set(namespace, [...(found.get(namespace) ?? []), one]);
  }
  return [...found].map(([namespace, those]) => ({ namespace, plans: those }));
}

/** The number of plans, and of the Operators that they change. */
export function inboxCounts(plans: readonly InboxPlan[]): {
  readonly plans: number;
  readonly operators: number;
} {
  return {
    plans: plans.length,
    operators: plans.reduce((count, { changes }) => count + changes.length, 0),
  };
}

/** Whether the view depends on the risks of all plans. */
export function asksForRisks({ choices, sort }: ListView): boolean {
  return sort === 'risk' || (choices['risk'] ?? []).length > 0;
}

/** A list with one item moved earlier or later; the same order at the end of the list. */
export function moved<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  by: 1 | -1,
): readonly T[] {
  const at = list.findIndex((item) => item.id === id);
  const [item, other] = [list[at], list[at + by]];
  if (item === undefined || other === undefined) return list;
  return list.with(at, other).with(at + by, item);
}
