import { type JsonRecord, lineIn, listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import type { OperandDefinition, PrinterColumn } from './definition';
import { findFirst } from './jsonPath';
import type { OperandApi } from './operandApis';
import { type Verdict, verdictOf } from './verdict';

/** An instance as a list shows it. */
export type InstanceRow = {
  readonly id: string;
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly api: OperandApi;
  readonly verdict: Verdict;
  readonly change: Change | null;
  readonly createdAt: string | null;
  readonly uid: string | null;
  readonly finalizers: readonly string[];
  /** `key=value` */
  readonly labels: readonly string[];
  /** What the printer columns show, in their order; empty in the list of all APIs. */
  readonly cells: readonly Cell[];
};

/** Who wrote an instance last, apart from its status: a program, as far as the server notes it. */
export type Change = { readonly by: string; readonly at: string };

export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'date'; readonly at: string }
  /** Nothing is there. */
  | { readonly kind: 'none' }
  /** The path of the column is none that can be read. */
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
    verdict: verdictOf(object),
    change: lastChange(metadata['managedFields']),
    createdAt: textIn(metadata['creationTimestamp']),
    uid: textIn(metadata['uid']),
    finalizers: textsIn(metadata['finalizers']),
    labels: Object.entries(textMapIn(metadata['labels'])).map(([key, value]) => `${key}=${value}`),
    cells: columns.map((column) => cellOf(column, object)),
  };
}

/** Makes rows, that of each object once: of thousands, some are new when a list is updated. */
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

/** The columns that a list shows without being asked. */
export function shownColumns(definition: OperandDefinition | null): readonly PrinterColumn[] {
  return definition?.columns.filter(({ priority }) => priority === 0) ?? [];
}

/** What a column shows of an object, as the server prints it: the first thing that the path finds, in the column's type. */
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
