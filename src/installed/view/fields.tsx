import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { byOperatorName, byOperatorStatus, byVersion } from '~/olm/installed/operatorOrders';
import { by, forward, NAMES } from '~/olm/order';
import { STATUS_LEVELS } from '~/olm/status/status';
import { APPROVALS, homeOf, MANAGEMENTS, managementOf } from '~/installed/rules/installedList';
import { type FieldColumn, type Fields, columnsOf, fixed, listOf } from '~/ui/lists/fields';
import { columnsWithin } from '~/ui/lists/ListTable';
import { type Texts, type Translate, useT } from '~/i18n';
import { approvalText } from '~/ui/approvalText';
import { levelTitle } from '~/ui/health/healthText';
import { StatusCell } from './StatusCell';
import {
  ApisCell,
  CatalogCell,
  ChannelCell,
  CompatibilityCell,
  Moment,
  NamespaceCell,
  PlaceCell,
  ScopeCell,
  SupportCell,
  VersionCell,
} from './cells';

type More = {
  /** Columns with lower numbers remain longest on narrow screens. */
  readonly rank: number;
  /** Displayed until the user selects columns. */
  readonly isDefault?: true;
  /** Requires the lifecycle metadata of catalogs, which most clusters do not provide. */
  readonly isOfLifecycle?: true;
};

export type InstalledColumn = FieldColumn<InstalledOperator> & More;

/** Missing values come last in both directions. Status: the worst first; times: the latest first. */
export const FIELDS = {
  name: { title: (t) => t('Name'), sort: forward(byOperatorName) },
  status: {
    title: (t) => t('Status'),
    sort: forward(byOperatorStatus),
    facet: {
      place: 1,
      valuesOf: ({ health }) => [health.level],
      ...fixed(STATUS_LEVELS, levelTitle),
    },
    width: 11.5,
    rank: 0,
    isDefault: true,
    Cell: ({ row }) => <StatusCell operator={row} />,
  },
  // Whether a later version requires approval.
  update: {
    title: (t) => t('Updates'),
    facet: {
      place: 2,
      valuesOf: ({ update, extension }) => [
        update === null && extension?.newer === undefined ? 'none' : 'available',
      ],
      ...fixed(
        ['available', 'none'],
        (value, t) => ({ available: t('Update available'), none: t('No update available') })[value],
      ),
    },
  },
  version: {
    title: (t) => t('Version'),
    sort: by(({ version }) => version, byVersion),
    width: 6.5,
    rank: 4,
    isDefault: true,
    Cell: VersionCell,
  },
  namespace: {
    title: (t) => t('Namespace'),
    sort: by(({ namespace }) => namespace),
    facet: { place: 3, valuesOf: (operator) => [homeOf(operator) ?? []].flat() },
    width: 9.5,
    rank: 3,
    isDefault: true,
    Cell: NamespaceCell,
  },
  channel: {
    title: (t) => t('Channel'),
    facet: { place: 5, valuesOf: ({ channel }) => (channel === null ? [] : [channel]) },
    width: 6.25,
    rank: 5,
    isDefault: true,
    Cell: ChannelCell,
  },
  scope: {
    title: (t) => t('Managed namespaces'),
    width: 10,
    rank: 9,
    isDefault: true,
    Cell: ScopeCell,
  },
  catalog: {
    title: (t) => t('Catalog'),
    sort: by(({ catalog }) => catalog?.name ?? null),
    facet: {
      place: 4,
      valuesOf: ({ catalog }) =>
        catalog === null
          ? []
          : [{ value: `${catalog.namespace}/${catalog.name}`, label: catalog.name }],
    },
    width: 8.75,
    rank: 8,
    isDefault: true,
    Cell: CatalogCell,
  },
  approval: {
    title: (t) => t('Update approval'),
    facet: {
      place: 6,
      valuesOf: ({ approval }) => (approval === null ? [] : [approval]),
      ...fixed(APPROVALS, approvalText),
    },
  },
  managed: {
    title: (t) => t('Managed by'),
    facet: {
      place: 7,
      valuesOf: (operator) => [managementOf(operator)],
      ...fixed(MANAGEMENTS, managementText),
    },
    width: 8,
    rank: 10,
    Cell: ({ row }) => managementText(managementOf(row), useT()),
  },
  apis: { title: (t) => t('Provided APIs'), width: 12, rank: 6, Cell: ApisCell },
  created: {
    title: (t) => t('Created'),
    sort: by(({ createdAt }) => createdAt, latestFirst),
    width: 6.75,
    rank: 7,
    isDefault: true,
    Cell: ({ row }) => <Moment timestamp={row.createdAt} />,
  },
  updated: {
    title: (t) => t('Last updated'),
    sort: by(({ updatedAt }) => updatedAt, latestFirst),
    width: 6.75,
    rank: 11,
    Cell: ({ row }) => <Moment timestamp={row.updatedAt} />,
  },
  deprecation: {
    title: (t) => t('Deprecation'),
    facet: {
      place: 8,
      valuesOf: ({ deprecations }) => [deprecations.length > 0 ? 'deprecated' : 'current'],
      ...fixed(
        ['deprecated', 'current'],
        (value, t) => ({ deprecated: t('Deprecated'), current: t('Not deprecated') })[value],
      ),
    },
  },
  compatibility: {
    title: (t) => t('Cluster compatibility'),
    width: 8.5,
    rank: 1,
    isOfLifecycle: true,
    Cell: CompatibilityCell,
  },
  support: {
    title: (t) => t('Support phase'),
    width: 9.5,
    rank: 2,
    isOfLifecycle: true,
    Cell: SupportCell,
  },
} satisfies Fields<InstalledOperator, More>;

/** A filter if Operators of OLM v0 and extensions of OLM v1 exist. */
export const FIELDS_OF_BOTH = {
  ...FIELDS,
  olm: {
    title: (t) => t('OLM version'),
    facet: {
      place: 9,
      valuesOf: ({ extension }) => [extension === undefined ? 'v0' : 'v1'],
      ...fixed(['v0', 'v1'], (value, t) => ({ v0: t('OLM v0'), v1: t('OLM v1') })[value]),
    },
  },
} satisfies Fields<InstalledOperator, More>;

const SEARCH: Parameters<typeof listOf<InstalledOperator>>[1] = {
  /** The names of an Operator; a keyword with `=` searches its labels. */
  textsOf: (operator, word) => {
    if (word.includes('=')) return operator.labels;
    const { displayName, provider, packageName, name, csvNames, namespace } = operator;
    return [displayName, provider, packageName, name, ...csvNames, namespace];
  },
  byName: byOperatorName,
};

/** The list of installed Operators, by name. */
export const INSTALLED = listOf<InstalledOperator>(FIELDS, SEARCH);
export const INSTALLED_BY_BOTH = listOf<InstalledOperator>(FIELDS_OF_BOTH, SEARCH);

export const COLUMNS = columnsOf<InstalledOperator, More>(FIELDS);
export const DEFAULT_COLUMNS = COLUMNS.filter(({ isDefault }) => isDefault);

/** In rem: the checkbox, the minimum of the name, and the menu. */
const FIXED = { select: 3, name: 12.5, actions: 3.25 } as const;
export const ACTIONS_WIDTH = FIXED.actions;

/**
 * The selected columns that fit into the width; empty if a row is a single cell. The managed namespaces can be
 * displayed with the namespace.
 */
export function installedColumnsWithin(
  widthInRem: number,
  wanted: readonly InstalledColumn[],
): readonly InstalledColumn[] {
  const room = widthInRem - FIXED.select - FIXED.name - FIXED.actions;
  if (room < FIELDS.status.width) return [];
  const columns = columnsWithin(room, wanted);
  const left = columns.reduce((rest, { width }) => rest - width, room);
  const isScope = ({ id }: InstalledColumn) => id === 'scope';
  const Cell = !wanted.some(isScope) || columns.some(isScope) ? NamespaceCell : PlaceCell;
  return columns.map((one) => ({
    ...one,
    width: one.width + (GROWTH[one.id] ?? 0) * Math.min(left / 8, 1),
    ...(one.id === 'namespace' && { Cell }),
  }));
}

/** In rem: what a column takes at most of the room that is left with the name. */
const GROWTH: Readonly<Record<string, number>> = { status: 1, namespace: 2.5, channel: 0.5 };

function managementText(management: (typeof MANAGEMENTS)[number], t: Translate): string {
  return MANAGEMENT_TEXTS[management](t);
}

const MANAGEMENT_TEXTS: Texts<(typeof MANAGEMENTS)[number]> = {
  subscription: (t) => t('Subscription'),
  csv: (t) => t('CSV without Subscription'),
  copy: (t) => t('Copied CSV'),
  extension: (t) => t('ClusterExtension'),
};

function latestFirst(one: string, other: string): number {
  return NAMES.compare(other, one);
}
