/** The two other shapes in which the API server gives objects: Table and PartialObjectMetadata. */
import type { KindEntry, PrinterColumn } from '../contracts';
import type { JsonObject, KubeObject } from '../types';
import { ageOf } from './age';
import { findByPath } from './jsonPath';

export type Table = {
  readonly kind: 'Table';
  readonly apiVersion: 'meta.k8s.io/v1';
  readonly metadata: JsonObject;
  readonly columnDefinitions: readonly Omit<PrinterColumn, 'jsonPath' | 'cell'>[];
  readonly rows: readonly {
    readonly cells: readonly unknown[];
    readonly object: PartialObject;
  }[];
};

type PartialObject = {
  readonly kind: 'PartialObjectMetadata';
  readonly apiVersion: 'meta.k8s.io/v1';
  readonly metadata: KubeObject['metadata'];
};

type PartialObjectList = {
  readonly kind: 'PartialObjectMetadataList';
  readonly apiVersion: 'meta.k8s.io/v1';
  readonly metadata: JsonObject;
  readonly items: readonly PartialObject[];
};

/** Answer to `Accept: application/json;as=Table;v=v1;g=meta.k8s.io`. Ages count up to the present moment. */
export function tableOf(
  entry: Pick<KindEntry, 'columns'>,
  objects: readonly KubeObject[],
  listMeta: JsonObject,
): Table {
  const now = Date.now();
  return {
    kind: 'Table',
    apiVersion: 'meta.k8s.io/v1',
    metadata: listMeta,
    columnDefinitions: [NAME, ...entry.columns.map(definitionOf)],
    rows: objects.map((object) => ({
      cells: [
        object.metadata.name,
        ...entry.columns.map((column) => column.cell?.(object) ?? cellOf(column, object, now)),
      ],
      object: partialOf(object),
    })),
  };
}

/** Answer to `as=PartialObjectMetadata`. */
export function partialOf(object: KubeObject): PartialObject {
  return {
    kind: 'PartialObjectMetadata',
    apiVersion: 'meta.k8s.io/v1',
    metadata: object.metadata,
  };
}

/** Answer to `as=PartialObjectMetadataList`. */
export function partialListOf(
  objects: readonly KubeObject[],
  listMeta: JsonObject,
): PartialObjectList {
  return {
    kind: 'PartialObjectMetadataList',
    apiVersion: 'meta.k8s.io/v1',
    metadata: listMeta,
    items: objects.map(partialOf),
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

/** The first value that the path finds, in the column's type; `null` where there is none. */
function cellOf(column: PrinterColumn, object: KubeObject, now: number): unknown {
  const value = findByPath(object, column.jsonPath)[0];
  if (value === undefined || value === null) {
    return null;
  }
  if (column.type === 'date' || column.name === 'Age') {
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
