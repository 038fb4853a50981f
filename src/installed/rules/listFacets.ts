import type { Choices } from '~/olm/lists/facetChoices';
import { type FacetRule, type LabelledValue, plainValue } from '~/olm/lists/facetCounts';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { SEVERITIES } from '~/olm/installed/severities';

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

/** By what the list of Operators is narrowed. */
export const LIST_RULE: FacetRule<ListFacet, InstalledOperator> = {
  facets: LIST_FACETS,
  byFacet: byListFacet,
  valuesOf: (operator, facet) => {
    const value = valueOf(operator, facet);
    return value === null ? [] : [value];
  },
  orders: {
    status: SEVERITIES,
    update: UPDATES,
    namespace: [],
    catalog: [],
    channel: [],
    approval: APPROVALS,
    managed: MANAGEMENTS,
    deprecation: DEPRECATIONS,
  },
};

/** `null`: the facet does not apply to it. */
function valueOf(operator: InstalledOperator, facet: ListFacet): LabelledValue | null {
  const { catalog, channel, approval } = operator;
  switch (facet) {
    case 'status':
      return plainValue(operator.health.severity);
    case 'update':
      return plainValue(operator.update === null ? 'none' : 'available');
    case 'namespace':
      return plainValue(operator.namespace);
    case 'catalog':
      return catalog && { value: `${catalog.namespace}/${catalog.name}`, label: catalog.name };
    case 'channel':
      return channel === null ? null : plainValue(channel);
    case 'approval':
      return approval === null ? null : plainValue(approval);
    case 'managed':
      return plainValue(managementOf(operator));
    case 'deprecation':
      return plainValue(operator.deprecations.length > 0 ? 'deprecated' : 'current');
  }
}

export function managementOf({
  isCopy,
  subscriptionName,
}: Pick<InstalledOperator, 'isCopy' | 'subscriptionName'>): (typeof MANAGEMENTS)[number] {
  if (isCopy) return 'copy';
  return subscriptionName === null ? 'csv' : 'subscription';
}
