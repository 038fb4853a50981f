import type { FacetValue } from '../../catalog/facets/facets';
import type { Choices } from '../../facetChoices';
import type { InstalledOperator } from '../installedOperator';
import { SEVERITIES } from './severities';

/** In the order in which they are offered. Their names stand in the URL. */
export const LIST_FACETS = [
  'status',
  'update',
  'namespace',
  'catalog',
  'channel',
  'approval',
  'managed',
  'deprecation',
] as const;
export type ListFacet = (typeof LIST_FACETS)[number];

export type ListChoices = Choices<ListFacet>;

/** Whether a newer version waits for somebody. */
export const UPDATES = ['available', 'none'] as const;
/** What OLM is told to do with an Operator by: a Subscription, nothing but the CSV, or where a copy comes from. */
export const MANAGEMENTS = ['subscription', 'csv', 'copy'] as const;
export const APPROVALS = ['Automatic', 'Manual'] as const;
export const DEPRECATIONS = ['deprecated', 'current'] as const;

/** One of something for each facet. */
export function byListFacet<T>(make: (facet: ListFacet) => T): Readonly<Record<ListFacet, T>> {
  return {
    status: make('status'),
    update: make('update'),
    namespace: make('namespace'),
    catalog: make('catalog'),
    channel: make('channel'),
    approval: make('approval'),
    managed: make('managed'),
    deprecation: make('deprecation'),
  };
}

/**
 * The Operators with a chosen value of every facet, and what each value would show. Values that show nothing stay, so
 * that the list of them is calm while one types.
 * @param isFound whether the keyword is in an Operator
 */
export function countedFacets(
  operators: readonly InstalledOperator[],
  choices: ListChoices,
  isFound: (operator: InstalledOperator) => boolean,
): {
  readonly passing: readonly InstalledOperator[];
  readonly facets: Readonly<Record<ListFacet, readonly FacetValue[]>>;
} {
  const drafts = byListFacet(() => new Map<string, Draft>());
  const passing = operators.filter((operator) => {
    const values = byListFacet((facet) => valueOf(operator, facet));
    const found = isFound(operator);
    const failing = LIST_FACETS.filter((facet) => !isChosen(choices[facet], values[facet]));
    for (const facet of LIST_FACETS) {
      // What it lacks in another facet keeps it from being shown; what it lacks in this one is what is counted (W04).
      note(drafts[facet], values[facet], found && (failing.length === 0 || isOnly(failing, facet)));
    }
    return found && failing.length === 0;
  });
  return { passing, facets: byListFacet((facet) => ordered(facet, drafts[facet])) };
}

/** `null`: the facet does not apply to it. */
function valueOf(operator: InstalledOperator, facet: ListFacet): Value | null {
  const { catalog, channel, approval } = operator;
  switch (facet) {
    case 'status':
      return plain(operator.health.severity);
    case 'update':
      return plain(operator.update === null ? 'none' : 'available');
    case 'namespace':
      return plain(operator.namespace);
    case 'catalog':
      return catalog && { value: `${catalog.namespace}/${catalog.name}`, label: catalog.name };
    case 'channel':
      return channel === null ? null : plain(channel);
    case 'approval':
      return approval === null ? null : plain(approval);
    case 'managed':
      return plain(managementOf(operator));
    case 'deprecation':
      return plain(operator.deprecations.length > 0 ? 'deprecated' : 'current');
  }
}

export function managementOf({
  isCopy,
  subscriptionName,
}: Pick<InstalledOperator, 'isCopy' | 'subscriptionName'>): (typeof MANAGEMENTS)[number] {
  if (isCopy) return 'copy';
  return subscriptionName === null ? 'csv' : 'subscription';
}

type Value = { readonly value: string; readonly label: string };
type Draft = { readonly label: string; count: number; total: number };

function plain(value: string): Value {
  return { value, label: value };
}

function isChosen(chosen: readonly string[], value: Value | null): boolean {
  return chosen.length === 0 || (value !== null && chosen.includes(value.value));
}

function isOnly(failing: readonly ListFacet[], facet: ListFacet): boolean {
  return failing.length === 1 && failing[0] === facet;
}

function note(drafts: Map<string, Draft>, found: Value | null, isCounted: boolean): void {
  if (found === null) return;
  let draft = drafts.get(found.value);
  if (draft === undefined) {
    draft = { label: found.label, count: 0, total: 0 };
    drafts.set(found.value, draft);
  }
  draft.total += 1;
  if (isCounted) draft.count += 1;
}

/** Words of ours in an order that helps, names by name. */
function ordered(facet: ListFacet, drafts: ReadonlyMap<string, Draft>): readonly FacetValue[] {
  const values = [...drafts].map(([value, draft]) => ({ value, ...draft }));
  const order = ORDERS[facet];
  return values.toSorted(
    (one, other) =>
      order.indexOf(one.value) - order.indexOf(other.value) ||
      NAMES.compare(one.label, other.label) ||
      NAMES.compare(one.value, other.value),
  );
}

const NAMES = new Intl.Collator('en', { numeric: true });

const ORDERS: Readonly<Record<ListFacet, readonly string[]>> = {
  status: SEVERITIES,
  update: UPDATES,
  namespace: [],
  catalog: [],
  channel: [],
  approval: APPROVALS,
  managed: MANAGEMENTS,
  deprecation: DEPRECATIONS,
};
