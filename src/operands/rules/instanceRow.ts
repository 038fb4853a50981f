import { type JsonRecord, lineIn, listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import { NAMES } from '~/olm/order';
import type { ResourceDefinition, PrinterColumn } from '~/form/rules/definition';
import { type InstanceHealth, instanceHealth } from './instanceHealth';
import { findFirst } from '~/form/rules/jsonPath';
import type { OperandApi } from './operandApis';

/** An instance in a list. */
export type InstanceRow = {
  readonly id: string;
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly api: OperandApi;
  readonly health: InstanceHealth;
  readonly change: Change | null;
  readonly createdAt: string | null;
  readonly uid: string | null;
  readonly finalizers: readonly string[];
  /** `key=value` */
  readonly labels: readonly string[];
  /** The values of the printer columns in order; empty in the list of all APIs. */
  readonly cells: readonly Cell[];
};

/** The field manager that last changed an instance, apart from its status. */
export type Change = { readonly by: string; readonly at: string };

export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'date'; readonly at: string }
  /** No value. */
  | { readonly kind: 'none' }
  /** The JSONPath of the column is not supported. */
  | { readonly kind: 'unreadable' };

export function instanceRow(
  api: OperandApi,
  object: unknown,
  columns: readonly PrinterColumn[] = [],
): InstanceRow {
  const metadata = recordIn(recordIn(object)['metadata']);
  const name = lineIn(metadata['name']) ?? '';
  const namespace = textIn(metadata['namespace']);
  return {
    id: `${api.name}/${namespace ?? ''}/${name}`,
    name,
    namespace,
    api,
    health: instanceHealth(object),
    change: lastChange(metadata['managedFields']),
    createdAt: textIn(metadata['creationTimestamp']),
    uid: textIn(metadata['uid']),
    finalizers: textsIn(metadata['finalizers']),
    labels: Object.entries(textMapIn(metadata['labels'])).map(([key, value]) => `${key}=${value}`),
    cells: columns.map((column) => cellOf(column, object)),
  };
}

/** Creates rows and caches them per object, because an update of a long list changes only a few. */
export function rowMaker(columns: readonly PrinterColumn[] = []) {
  const made = new WeakMap<JsonRecord, InstanceRow>();
  return (api: OperandApi, object: unknown): InstanceRow => {
    const key = recordIn(object);
    const known = made.get(key);
    if (known?.api === api) return known;
    const row = instanceRow(api, object, columns);
    made.set(key, row);
    return row;
  };
}

/** The default columns of a list. */
export function shownColumns(definition: ResourceDefinition | null): readonly PrinterColumn[] {
  return definition?.columns.filter(({ priority }) => priority === 0) ?? [];
}

/** The value of a column as the server prints it: the first match of the path, in the type of the column. */
export function cellOf({ path, type }: PrinterColumn, object: unknown): Cell {
  if (path === null) return { kind: 'unreadable' };
  const value = findFirst(path, object);
  if (value === undefined || value === null || value === '') return NONE;
  switch (type) {
    case 'integer':
    case 'number':
      return typeof value === 'number' ? { kind: 'number', value } : NONE;
    case 'date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
        ? { kind: 'date', at: value }
        : NONE;
    default:
      return { kind: 'text', text: textOf(value) };
  }
}

const NONE: Cell = { kind: 'none' };

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return lineIn(text.slice(0, LONGEST_CELL)) ?? '';
}

const LONGEST_CELL = 300;

function lastChange(managedFields: unknown): Change | null {
  const [last] = listIn(managedFields)
    .map(recordIn)
    .filter(({ subresource }) => subresource !== 'status')
    .flatMap(({ manager, time }): Change[] => {
      const [by, at] = [lineIn(manager), textIn(time)];
      return by === null || at === null ? [] : [{ by, at }];
    })
    .toSorted((one, other) => other.at.localeCompare(one.at));
  return last ?? null;
}

export function byInstanceName(one: InstanceRow, other: InstanceRow): number {
  return NAMES.compare(one.name, other.name) || NAMES.compare(one.id, other.id);
}

/** The value that a list is sorted by. */
export function cellKey(cell: Cell | undefined): string | number | null {
  switch (cell?.kind) {
    case 'text':
      return cell.text;
    case 'number':
      return cell.value;
    case 'date':
      return cell.at;
    default:
      return null;
  }
}
