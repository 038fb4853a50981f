/** Rows of a table: printed columns of each object, and its metadata. */
import type { KindEntry, PrinterColumn } from '../contracts';
import type { KubeObject } from '../types';
import { ageOf } from './age';
import { findByPath } from './jsonPath';
import { partialOf } from './partial';
import type { PartialObject } from './partial';

export type TableRow = {
  readonly cells: readonly unknown[];
  readonly object: PartialObject;
};

/** The rows of `tableOf` in JSON. A row is encoded again only if its columns or ages have changed. */
export function encodedRows(
  entry: Pick<KindEntry, 'columns'>,
  objects: readonly KubeObject[],
): readonly Buffer[] {
  const now = Date.now();
  const dates = entry.columns.filter(isAge);
  return objects.map((object) => {
    const ages = dates.map((column) => cellOf(column, object, now)).join();
    const known = encoded.get(object);
    if (known?.columns === entry.columns && known.ages === ages) {
      return known.bytes;
    }
    const bytes = Buffer.from(JSON.stringify(rowOf(entry, object, now)));
    if (Object.isFrozen(object)) {
      encoded.set(object, { columns: entry.columns, ages, bytes });
    }
    return bytes;
  });
}

type EncodedRow = {
  readonly columns: readonly PrinterColumn[];
  readonly ages: string;
  readonly bytes: Buffer;
};

const encoded = new WeakMap<KubeObject, EncodedRow>();

/** `now` is in milliseconds. */
export function rowOf(
  { columns }: Pick<KindEntry, 'columns'>,
  object: KubeObject,
  now: number,
): TableRow {
  const cells = columns.map((column) => column.cell?.(object) ?? cellOf(column, object, now));
  return { cells: [object.metadata.name, ...cells], object: partialOf(object) };
}

/** The first value of the path in the column's type; `null` if none exists. */
function cellOf(column: PrinterColumn, object: KubeObject, now: number): unknown {
  const value = findByPath(object, column.jsonPath)[0];
  if (value === undefined || value === null) {
    return null;
  }
  if (isAge(column)) {
    return typeof value === 'string' ? ageOf(value, now) : null;
  }
  switch (column.type) {
    case 'integer':
    case 'number':
      return typeof value === 'number' ? value : null;
    case 'boolean':
      return typeof value === 'boolean' ? value : null;
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

/** Built-in kinds print the age as text, like the API server's printers. */
function isAge({ name, type }: PrinterColumn): boolean {
  return type === 'date' || name === 'Age';
}
