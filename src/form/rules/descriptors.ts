import { type JsonRecord, lineIn, recordIn, textIn, textsIn } from '~/kube/json';
import { findFirst, parseJsonPath } from './jsonPath';

/** A descriptor of a field (`specDescriptors` of a ClusterServiceVersion). */
export type Described = {
  readonly title: string | null;
  readonly help: string | null;
  /** Its index in the descriptors of the API, starting at 0. */
  readonly order: number;
  readonly marks: readonly Mark[];
};

/** One of `x-descriptors`: a lowercase name and its argument. */
export type Mark = { readonly name: string; readonly args: readonly string[] };

/** By the pattern of the field: `spec.listeners[*].tls`. */
export type DescribedFields = {
  readonly byPattern: ReadonlyMap<string, Described>;
  /** The number of descriptors of fields that the schema does not have. */
  readonly missing: number;
};

/** For a path without declared fields. */
export const FREE = '';

/** The largest real API has 895. */
const MOST_DESCRIPTORS = 2000;
const LONGEST_PATH = 500;

/**
 * Parses descriptors as found in catalogs: several in one string, prefixes doubled or missing, any letter case, paths
 * with an index or with `spec.`. An index applies to all items.
 * @param patternOf the pattern of a path below `spec`; `FREE`: any field is possible; `null`: no such field
 */
export function describedFields(
  descriptors: readonly unknown[],
  patternOf: (steps: readonly string[]) => string | null,
): DescribedFields {
  const byPattern = new Map<string, Described>();
  let missing = 0;
  for (const [order, item] of descriptors.slice(0, MOST_DESCRIPTORS).entries()) {
    const descriptor = recordIn(item);
    const path = textIn(descriptor['path']);
    const pattern = path === null || path.length > LONGEST_PATH ? null : patternOf(stepsOf(path));
    if (pattern === null) missing += 1;
    // The first one applies.
    else if (pattern !== FREE && !byPattern.has(pattern))
      byPattern.set(pattern, describedIn(descriptor, order));
  }
  return { byPattern, missing };
}

/** The steps of a path below `spec`; an index is `[*]`. */
export function stepsOf(path: string): readonly string[] {
  return pathSteps(path.replace(/^\.?spec\./, '')).map((step) =>
    /^(?:\[\d*\*?\]|\d+)$/.test(step) ? ITEM : step.replace(/^\[|\]$/g, ''),
  );
}

export const ITEM = '[*]';

function describedIn(descriptor: JsonRecord, order: number): Described {
  return {
    title: lineIn(descriptor['displayName']),
    help: lineIn(descriptor['description']),
    order,
    marks: textsIn(descriptor['x-descriptors']).flatMap(marksIn),
  };
}

/** The kind of resources whose names a form offers. */
export const REFERENCED = [
  'Secret',
  'ConfigMap',
  'PersistentVolumeClaim',
  'ServiceAccount',
  'Namespace',
  'StorageClass',
] as const;

export type Referenced = (typeof REFERENCED)[number];

/** Some contain several descriptors, separated by commas. */
function marksIn(text: string): readonly Mark[] {
  return text
    .split(/,(?=\s*urn:)/)
    .slice(0, 20)
    .map((one) => markIn(one.trim()));
}

function markIn(text: string): Mark {
  const rest = text
    .replace(/^urn:alm:descriptor:/i, '')
    .replace(/^(?:com\.)?tectonic\.ui[:.]/i, '');
  const [name = '', ...args] = rest.replace(/^(?:ui:)+/i, '').split(':');
  if (!/^io\.kubernetes/i.test(name)) return { name: name.toLowerCase(), args };
  const kind = args.map((arg) => arg.replace(/\?.*$/, '').toLowerCase());
  return {
    name: 'object',
    args: REFERENCED.filter((one) => kind.includes(one.toLowerCase())),
  };
}

export function hasMark(described: Described | null, ...names: readonly string[]): boolean {
  return described?.marks.some(({ name }) => names.includes(name)) === true;
}

/** The values of other fields with which a field is used. */
export type Dependency = { readonly steps: readonly string[]; readonly value: string };

export function dependenciesOf(described: Described | null): readonly Dependency[] {
  return (described?.marks ?? []).flatMap(({ name, args: [path = '', ...value] }) =>
    name === 'fielddependency' && path !== '' && value.length > 0
      ? [{ steps: stepsOf(path), value: value.join(':') }]
      : [],
  );
}

/** The values of `select:…`, in the author's order. */
export function selectOptions(described: Described | null): readonly string[] {
  const options = (described?.marks ?? [])
    .filter(({ name }) => name === 'select')
    .map(({ args }) => args.join(':'));
  return [...new Set(options)].filter((option) => option !== '');
}

/**
 * The steps of a descriptor's path: names separated by dots, and brackets. Unlike in JSONPath, a name has any
 * characters; a backslash escapes a dot. Source: the console splits paths like lodash `_.toPath` (operator-lifecycle-manager
 * package, descriptors), compared 2026-11-28.
 */
export function pathSteps(path: string): readonly string[] {
  const found = path.match(/\[[^\]]*\]|(?:\\.|[^.[\\]|\\$)+/g) ?? [];
  return found
    .map((step) =>
      step
        .trim()
        .replace(/\\(.)/g, '$1')
        .replace(/^\[(["'])(.*)\1\]$/, '$2'),
    )
    .filter((step) => step !== '');
}

/** The first value of a path; `undefined`: none. */
export function valueAt(value: unknown, steps: readonly string[]): unknown {
  return valuesAt(value, steps)[0];
}

/** The values of a path. A name applies to each item of a list. */
export function valuesAt(value: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return value === undefined ? [] : [value];
  if (step.startsWith('[?')) {
    const filter = parseJsonPath(step);
    return filter === null ? [] : valuesAt(findFirst(filter, value), rest);
  }
  if (Array.isArray(value)) return valuesOfItems(value, step, rest);
  const record = recordIn(value);
  const name = step.replace(/^\[(.*)\]$/, '$1');
  return Object.hasOwn(record, name) ? valuesAt(record[name], rest) : [];
}

function valuesOfItems(
  items: readonly unknown[],
  step: string,
  rest: readonly string[],
): readonly unknown[] {
  const [, index] = /^\[?(\d+)\]?$/.exec(step) ?? [];
  if (index !== undefined) return valuesAt(items[Number(index)], rest);
  const below = step === '[*]' || step === '[]' ? rest : [step, ...rest];
  return items.flatMap((item) => valuesAt(item, below));
}
