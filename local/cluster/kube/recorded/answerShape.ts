import { isObject, listAt, parseJson, textAt } from '../json';

/**
 * The shape of a response body: sorted lines with a path of keys and its type. Array items share one path. `kind`,
 * `apiVersion` and all fields of a `Status` keep their values. A text that is not JSON is its own shape.
 */
export function answerShape(body: unknown): readonly string[] {
  const lines = new Set<string>();
  for (const part of partsOf(body)) {
    collect(part, { path: '', exact: isStatus(part) }, lines);
  }
  return [...lines].sort();
}

/** A watch returns several JSON values, one per line. */
function partsOf(body: unknown): readonly unknown[] {
  if (typeof body !== 'string') {
    return [body];
  }
  const values = body.trimEnd().split('\n').map(parseJson);
  return values.includes(undefined) ? [body] : values;
}

function isStatus(value: unknown): boolean {
  const status = isObject(value) && isObject(value['object']) ? value['object'] : value;
  return textAt(status, 'kind') === 'Status' && textAt(status, 'status') === 'Failure';
}

type Place = { readonly path: string; readonly exact: boolean };

function collect(value: unknown, place: Place, lines: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of listAt({ value }, 'value')) {
      collect(item, { ...place, path: `${place.path}[]` }, lines);
    }
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (!isLeftOut(key, value)) {
        const path = place.path === '' ? key : `${place.path}.${key}`;
        collect(inner, { path, exact: place.exact || isKept(key, value) }, lines);
      }
    }
  } else {
    const isExact = place.exact || place.path === '';
    lines.add(`${place.path}: ${isExact ? timeless(value) : typeOf(value)}`);
  }
}

/** Kind of an object, and type of an event or a column. */
function isKept(key: string, { apiVersion }: { readonly apiVersion?: unknown }): boolean {
  return key === 'type' || (apiVersion !== undefined && (key === 'kind' || key === 'apiVersion'));
}

/** Maps with data as keys, and status fields that depend on OLM's progress. */
function isLeftOut(key: string, { kind }: { readonly kind?: unknown }): boolean {
  return MAPS.has(key) || (key === 'status' && kind === 'Subscription');
}

const MAPS = new Set(['annotations', 'labels', 'managedFields', 'paths']);

/** Revisions in parentheses are specific to one cluster. */
function timeless(value: unknown): string {
  return JSON.stringify(value).replace(/\(\d+\)/g, '(revision)');
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
