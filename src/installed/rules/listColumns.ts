import { listIn } from '~/kube/json';

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
