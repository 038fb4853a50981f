import { listIn } from '../../catalog/json';

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
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** What is shown as long as nobody has chosen. */
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
