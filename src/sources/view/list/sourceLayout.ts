import type { SourceSort } from '~/sources/rules/sourceOrder';

/** In their order on the screen. The name is always there and is none of these. */
export const SOURCE_COLUMNS = [
  'health',
  'scope',
  'packages',
  'users',
  'priority',
  'poll',
  'image',
] as const;
export type SourceColumn = (typeof SOURCE_COLUMNS)[number];

type Layout = {
  /** In rem; the name takes what is left. */
  readonly width: number;
  /** The lower, the longer a column stays when room gets scarce. */
  readonly rank: number;
  readonly sort: SourceSort | null;
  readonly isNumber?: true;
};

const LAYOUTS: Readonly<Record<SourceColumn, Layout>> = {
  health: { width: 11.25, rank: 0, sort: 'health' },
  scope: { width: 6.5, rank: 3, sort: 'scope' },
  packages: { width: 7.25, rank: 2, sort: 'packages', isNumber: true },
  users: { width: 7, rank: 1, sort: 'users', isNumber: true },
  priority: { width: 6.5, rank: 6, sort: 'priority', isNumber: true },
  poll: { width: 5.5, rank: 5, sort: 'poll' },
  image: { width: 9.75, rank: 4, sort: null },
};

/** In rem: the least of the name, and the menu. */
const FIXED = { name: 10, actions: 3.25 } as const;

export type ShownSourceColumn = Layout & { readonly id: SourceColumn };

/** The columns for which there is room; none where a catalog is one cell. */
export function sourceColumnsWithin(widthInRem: number): readonly ShownSourceColumn[] {
  let room = widthInRem - FIXED.name - FIXED.actions;
  const kept = new Set<SourceColumn>();
  for (const id of SOURCE_COLUMNS.toSorted((a, b) => LAYOUTS[a].rank - LAYOUTS[b].rank)) {
    room -= LAYOUTS[id].width;
    if (room < 0) break;
    kept.add(id);
  }
  return SOURCE_COLUMNS.filter((id) => kept.has(id)).map((id) => ({ id, ...LAYOUTS[id] }));
}

export const { actions: ACTIONS_WIDTH } = FIXED;

/** For the head and the cells of a column: numbers stand below each other. */
export function columnClass({ isNumber }: ShownSourceColumn) {
  return isNumber === true && { className: 'operator-hub__sources-number' };
}
