import type { CatalogSort } from '~/catalog/rules/catalogView';
import type { Translate } from '~/i18n';

export type PackageColumn = (typeof COLUMNS)[number];

/** In their order on the screen; widths in rem, at least. The lower the rank, the longer a column stays when room gets scarce. */
const COLUMNS = [
  { id: 'name', width: 14, rank: 0, sort: 'name', direction: 'asc' },
  { id: 'provider', width: 7.5, rank: 4, sort: null, direction: null },
  { id: 'catalog', width: 7.5, rank: 3, sort: null, direction: null },
  { id: 'version', width: 6, rank: 2, sort: null, direction: null },
  { id: 'capability', width: 6.5, rank: 5, sort: 'capability', direction: 'desc' },
  { id: 'categories', width: 9, rank: 7, sort: null, direction: null },
  { id: 'created', width: 7.5, rank: 6, sort: 'created', direction: 'desc' },
  { id: 'state', width: 11, rank: 1, sort: null, direction: null },
] as const satisfies readonly {
  readonly id: string;
  readonly width: number;
  readonly rank: number;
  readonly sort: CatalogSort | null;
  readonly direction: 'asc' | 'desc' | null;
}[];

/** The columns for which there is room. The name is always there. */
export function columnsWithin(widthInRem: number): readonly PackageColumn[] {
  let room = widthInRem;
  const kept = new Set<string>();
  for (const { id, width } of COLUMNS.toSorted((one, other) => one.rank - other.rank)) {
    room -= width;
    if (room < 0 && id !== 'name') break;
    kept.add(id);
  }
  return COLUMNS.filter(({ id }) => kept.has(id));
}

/**
 * The widths of the columns that are shown, in rem; `null`: whatever is left, as of the name. What is left over goes half
 * to the name, half to the others.
 */
export function columnWidths(
  columns: readonly PackageColumn[],
  widthInRem: number,
): readonly (number | null)[] {
  const least = columns.reduce((sum, { width }) => sum + width, 0);
  const spare = Math.max(widthInRem - least, 0);
  const share = 1 + spare / 2 / Math.max(least - COLUMNS[0].width, 1);
  return columns.map(({ id, width }) => (id === 'name' ? null : width * share));
}

export function columnText(id: PackageColumn['id'], t: Translate): string {
  switch (id) {
    case 'name':
      return t('Name');
    case 'provider':
      return t('Provider');
    case 'catalog':
      return t('Catalog');
    case 'version':
      return t('Version');
    case 'capability':
      return t('Capability level');
    case 'categories':
      return t('Categories');
    case 'created':
      return t('Created');
    case 'state':
      return t('State');
  }
}
