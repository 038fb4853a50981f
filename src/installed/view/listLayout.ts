import { LIST_COLUMNS, type ListColumn } from '~/installed/rules/listColumns';
import type { ListSort } from '~/olm/installed/listOrder';

type Layout = {
  /** In rem; the name takes what is left. */
  readonly width: number;
  /** The lower, the longer a column stays when room gets scarce. */
  readonly rank: number;
  readonly sort: ListSort | null;
};

const LAYOUTS: Readonly<Record<ListColumn, Layout>> = {
  status: { width: 11.5, rank: 0, sort: 'status' },
  version: { width: 6.5, rank: 4, sort: 'version' },
  namespace: { width: 9.5, rank: 3, sort: 'namespace' },
  channel: { width: 6.25, rank: 5, sort: null },
  scope: { width: 10, rank: 9, sort: null },
  catalog: { width: 9, rank: 8, sort: 'catalog' },
  managed: { width: 8, rank: 10, sort: null },
  apis: { width: 12, rank: 6, sort: null },
  created: { width: 5.25, rank: 7, sort: 'created' },
  updated: { width: 7, rank: 11, sort: 'updated' },
  compatibility: { width: 8.5, rank: 1, sort: null },
  support: { width: 9.5, rank: 2, sort: null },
};

/** In rem: the checkbox, the least of the name, and the menu. */
const FIXED = { select: 3, name: 12, actions: 3.25 } as const;

/** In rem: where there is less, an Operator is one cell. */
const NARROW = FIXED.select + FIXED.name + FIXED.actions + LAYOUTS.status.width;

export type ShownColumn = Layout & {
  readonly id: ListColumn;
  /** Something that was chosen, too, and has no room of its own: it stands in the second line of this one. */
  readonly below: ListColumn | null;
};

export type ListLayout = {
  readonly columns: readonly ShownColumn[];
  /** Of a row, in rem, as in installed.css. */
  readonly rowHeight: number;
};

/** Of the chosen columns those for which there is room; the managed namespaces have some with the namespace. */
export function layoutWithin(widthInRem: number, chosen: readonly ListColumn[]): ListLayout {
  if (widthInRem < NARROW) return { columns: [], rowHeight: 6 };
  let room = widthInRem - FIXED.select - FIXED.name - FIXED.actions;
  const kept = new Set<ListColumn>();
  for (const id of chosen.toSorted((one, other) => LAYOUTS[one].rank - LAYOUTS[other].rank)) {
    room -= LAYOUTS[id].width;
    if (room < 0) break;
    kept.add(id);
  }
  const columns = LIST_COLUMNS.filter((id) => kept.has(id));
  const below = (id: ListColumn) =>
    id === 'namespace' && chosen.includes('scope') && !kept.has('scope') ? 'scope' : null;
  return {
    columns: columns.map((id) => ({ id, ...LAYOUTS[id], below: below(id) })),
    rowHeight: 3.75,
  };
}

export const { select: SELECT_WIDTH, actions: ACTIONS_WIDTH } = FIXED;
