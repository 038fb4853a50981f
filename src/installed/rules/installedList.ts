import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { OPERATOR_ORDERS } from '~/olm/installed/operatorOrders';
import { SEVERITIES } from '~/olm/installed/severities';
import type { List } from '~/olm/lists/list';

/** What OLM is told to do with an Operator by: a Subscription, nothing but the CSV, or where a copy comes from. */
export const MANAGEMENTS = ['subscription', 'csv', 'copy'] as const;
export const APPROVALS = ['Automatic', 'Manual'] as const;

/** The list of installed Operators, by name. */
export const INSTALLED = {
  ...OPERATOR_ORDERS,
  /** The names by which people know an Operator; with a `=` its labels. */
  textsOf: (operator, word) => {
    if (word.includes('=')) return operator.labels;
    const { displayName, provider, packageName, name, csvNames, namespace } = operator;
    return [displayName, provider, packageName, name, ...csvNames, namespace];
  },
  facets: {
    status: { valuesOf: ({ health }) => [health.severity], order: SEVERITIES },
    // Whether a newer version waits for somebody.
    update: {
      valuesOf: ({ update }) => [update === null ? 'none' : 'available'],
      order: ['available', 'none'],
    },
    namespace: { valuesOf: ({ namespace }) => [namespace] },
    catalog: {
      valuesOf: ({ catalog }) =>
        catalog === null
          ? []
          : [{ value: `${catalog.namespace}/${catalog.name}`, label: catalog.name }],
    },
    channel: { valuesOf: ({ channel }) => (channel === null ? [] : [channel]) },
    approval: {
      valuesOf: ({ approval }) => (approval === null ? [] : [approval]),
      order: APPROVALS,
    },
    managed: { valuesOf: (operator) => [managementOf(operator)], order: MANAGEMENTS },
    deprecation: {
      valuesOf: ({ deprecations }) => [deprecations.length > 0 ? 'deprecated' : 'current'],
      order: ['deprecated', 'current'],
    },
  },
} satisfies List<InstalledOperator>;

export function managementOf({
  isCopy,
  subscriptionName,
}: Pick<InstalledOperator, 'isCopy' | 'subscriptionName'>): (typeof MANAGEMENTS)[number] {
  if (isCopy) return 'copy';
  return subscriptionName === null ? 'csv' : 'subscription';
}
