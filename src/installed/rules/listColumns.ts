import { listIn } from '~/kube/json';

/** In their order on the screen. The name is always there and is none of these. */
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

/** The chosen columns of a stored preference, in the order of the screen; the default ones where there is none. */
export function columnsIn(stored: unknown): readonly ListColumn[] {
  if (!Array.isArray(stored)) return DEFAULT_COLUMNS;
  const chosen = new Set(listIn(stored));
  return LIST_COLUMNS.filter((column) => chosen.has(column));
}

/** Those that need the lifecycle metadata of catalogs, which most clusters do not serve. */
const OF_LIFECYCLES: readonly ListColumn[] = ['compatibility', 'support'];

/** The columns without those that nothing can be said in. */
export function servedColumns(
  columns: readonly ListColumn[],
  servesLifecycles: boolean,
): readonly ListColumn[] {
  return servesLifecycles ? columns : columns.filter((column) => !OF_LIFECYCLES.includes(column));
}

export function needsLifecycles(columns: readonly ListColumn[]): boolean {
  return columns.some((column) => OF_LIFECYCLES.includes(column));
}
