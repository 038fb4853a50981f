/** Objects as a table for `kubectl get`. */
import type { KindEntry, PrinterColumn } from '../contracts';
import type { JsonObject, KubeObject } from '../types';
import { rowOf } from './tableRows';
import type { TableRow } from './tableRows';

type Table = TableHead & { readonly rows: readonly TableRow[] };

type TableHead = {
  readonly kind: 'Table';
  readonly apiVersion: 'meta.k8s.io/v1';
  readonly metadata: JsonObject;
  readonly columnDefinitions: readonly Omit<PrinterColumn, 'jsonPath' | 'cell'>[];
};

/** Response to `Accept: application/json;as=Table;v=v1;g=meta.k8s.io`. Ages are relative to the current time. */
export function tableOf(
  entry: Pick<KindEntry, 'columns'>,
  objects: readonly KubeObject[],
  listMeta: JsonObject,
): Table {
  const now = Date.now();
  return {
    ...tableHead(entry, listMeta),
    rows: objects.map((object) => rowOf(entry, object, now)),
  };
}

/** A table without its rows. */
export function tableHead(
  { columns }: Pick<KindEntry, 'columns'>,
  listMeta: JsonObject,
): TableHead {
  return {
    kind: 'Table',
    apiVersion: 'meta.k8s.io/v1',
    metadata: listMeta,
    columnDefinitions: [NAME, ...columns.map(definitionOf)],
  };
}

const NAME = {
  name: 'Name',
  type: 'string',
  format: 'name',
  description: 'Unique within the namespace',
  priority: 0,
};

function definitionOf({
  name,
  type,
  format,
  description,
  priority,
}: PrinterColumn): Omit<PrinterColumn, 'jsonPath' | 'cell'> {
  return { name, type, format, description, priority };
}
