import { SortByDirection } from '@patternfly/react-table';
import type { TableColumn } from '@openshift-console/dynamic-plugin-sdk';
import { numberAt, textAt } from '../../../../../../json';

export type SortBy = { readonly index: number; readonly direction: 'asc' | 'desc' };

/** Rows sorted by a column: by its function, or by the value at its path (`metadata.name`). */
export function sortedRows<D>(
  rows: readonly D[],
  column: TableColumn<D> | undefined,
  direction: SortBy['direction'],
): readonly D[] {
  const sort = column?.sort;
  if (typeof sort === 'function') {
    const wanted = direction === 'asc' ? SortByDirection.asc : SortByDirection.desc;
    return sort([...rows], wanted);
  }
  if (sort === undefined) {
    return rows;
  }
  const keyOf = (row: D) =>
    textAt(row, ...sort.split('.')) ?? String(numberAt(row, ...sort.split('.')) ?? '');
  const ascending = rows.toSorted((one, other) =>
    keyOf(one).localeCompare(keyOf(other), undefined, { numeric: true }),
  );
  return direction === 'asc' ? ascending : ascending.toReversed();
}
