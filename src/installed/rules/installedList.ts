import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { OPERATOR_ORDERS } from '~/olm/installed/operatorOrders';
import { STATUS_LEVELS } from '~/olm/status/status';
import type { List } from '~/olm/lists/list';

/** What manages an Operator: a Subscription, only a CSV, the original of a copied CSV, or a ClusterExtension. */
export const MANAGEMENTS = ['subscription', 'csv', 'copy', 'extension'] as const;
export const APPROVALS = ['Automatic', 'Manual'] as const;

/** The list of installed Operators, by name. */
export const INSTALLED = {
  ...OPERATOR_ORDERS,
  /** The names of an Operator; a keyword with `=` searches its labels. */
  textsOf: (operator, word) => {
    if (word.includes('=')) return operator.labels;
    const { displayName, provider, packageName, name, csvNames, namespace } = operator;
    return [displayName, provider, packageName, name, ...csvNames, namespace];
  },
  facets: {
    status: { valuesOf: ({ health }) => [health.level], order: STATUS_LEVELS },
    // Whether a later version requires approval.
    update: {
      valuesOf: ({ update, extension }) => [
        update === null && extension?.newer === undefined ? 'none' : 'available',
      ],
      order: ['available', 'none'],
    },
    namespace: { valuesOf: (operator) => [homeOf(operator) ?? []].flat() },
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

/** The same if Operators of OLM v0 and extensions of OLM v1 exist. */
export const INSTALLED_BY_BOTH = {
  ...INSTALLED,
  facets: {
    ...INSTALLED.facets,
    olm: { valuesOf: ({ extension }) => [extension === undefined ? 'v0' : 'v1'] },
  },
} satisfies List<InstalledOperator>;

/** The namespace of the Operator; for an extension, that of its namespaced resources. */
export function homeOf({ namespace, extension }: InstalledOperator): string | null {
  return extension === undefined ? namespace : extension.namespace;
}

export function managementOf({
  extension,
  isCopy,
  subscriptionName,
}: Pick<
  InstalledOperator,
  'extension' | 'isCopy' | 'subscriptionName'
>): (typeof MANAGEMENTS)[number] {
  if (extension !== undefined) return 'extension';
  if (isCopy) return 'copy';
  return subscriptionName === null ? 'csv' : 'subscription';
}
