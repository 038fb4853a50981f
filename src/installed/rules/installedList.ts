import { listIn } from '~/kube/json';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { OPERATOR_ORDERS } from '~/olm/installed/operatorOrders';
import type { List } from '~/olm/lists/list';
import type { PlanChange, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { STATUS_LEVELS } from '~/olm/status/status';

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

/** In display order, without the name, which is always displayed. */
export const LIST_COLUMNS = [
  'status',
  'version',
  'namespace',
  'channel',
  'scope',
  'catalog',
  'managed',
  'apis',
  'created',
  'updated',
  'compatibility',
  'support',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** The columns that are shown until the user selects others. */
export const DEFAULT_COLUMNS: readonly ListColumn[] = [
  'status',
  'version',
  'namespace',
  'channel',
  'scope',
  'catalog',
  'created',
];

/** The selected columns of a stored preference in display order; without a preference, the default columns. */
export function columnsIn(stored: unknown): readonly ListColumn[] {
  if (!Array.isArray(stored)) return DEFAULT_COLUMNS;
  const chosen = new Set(listIn(stored));
  return LIST_COLUMNS.filter((column) => chosen.has(column));
}

/** Columns that require the lifecycle metadata of catalogs, which most clusters do not provide. */
const OF_LIFECYCLES: readonly ListColumn[] = ['compatibility', 'support'];

/** The columns for which the console has data. */
export function servedColumns(
  columns: readonly ListColumn[],
  servesLifecycles: boolean,
): readonly ListColumn[] {
  return servesLifecycles ? columns : columns.filter((column) => !OF_LIFECYCLES.includes(column));
}

export function needsLifecycles(columns: readonly ListColumn[]): boolean {
  return columns.some((column) => OF_LIFECYCLES.includes(column));
}

/**
 * The plans that change the Operators: `namespace/name`. OLM executes a plan as a whole (IP-015, IP-016).
 * @param pending the plans that can be approved: no superseded or finished ones
 */
export function plansOf(
  operators: readonly InstalledOperator[],
  pending: readonly ReviewedPlan[],
): readonly string[] {
  return pending
    .filter(({ namespace, changes }) =>
      operators.some(
        (operator) =>
          !operator.isCopy &&
          operator.namespace === namespace &&
          changes.some((change) => isOf(operator, change)),
      ),
    )
    .map(({ namespace, name }) => `${namespace}/${name}`);
}

function isOf({ subscriptionName, csvNames }: InstalledOperator, change: PlanChange): boolean {
  if (change.subscription !== null) return change.subscription === subscriptionName;
  return csvNames.includes(change.csvName);
}
