import { type Document, isCollection, isScalar, stringify } from 'yaml';
import { listIn } from '~/kube/json';
import { canonical } from '~/olm/schema/violation';
import { type FieldPath, valueAt, withValueAt } from './fieldPaths';
import { isLine, removeFrom, setBelow, splice, swapIn } from './textSplices';
import { yamlDocument } from './yamlDocument';
import {
  columnOf,
  endOf,
  hasProps,
  isBlockText,
  isNode,
  lineEnd,
  rangeOf,
  scalarText,
  shifted,
} from './yamlPlaces';

/**
 * Edits of a YAML text at a path: only the lines of that field are replaced, inserted or removed, so that comments,
 * order, anchors and quotes of all others remain. Other edits (an alias in the path) use the document of the `yaml`
 * library, which can reformat other lines. Each result is parsed again to verify the value.
 */

const WRITTEN = { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 } as const;
const MAX_ALIASES = 100;

/** A text with another value at a path. An invalid text is returned unchanged. */
export function withText(text: string, path: FieldPath, value: unknown): string {
  return typedText(text, path, value) ?? editedText(text, path, value);
}

function editedText(text: string, path: FieldPath, value: unknown): string {
  return edited(text, ({ document, object }) => {
    if (isSame(valueAt(object, path), value)) return null;
    return {
      wanted: withValueAt(object, path, value),
      splice: () => setBelow(text, document.contents, { path, value }),
      fallback: (other) => {
        other.setIn(path, other.createNode(value));
      },
    };
  });
}

/** A text without a field. @param isKept whether the parent at this path remains when it becomes empty */
export function withoutText(text: string, path: FieldPath, isKept: IsKept): string {
  return edited(text, ({ document, object }) => {
    if (valueAt(object, path) === undefined) return null;
    const removed = withEmptied(object, path, isKept);
    const step = removed.at(-1) ?? '';
    return {
      wanted: withValueAt(object, removed, undefined),
      splice: () => removeFrom(text, nodeAt(document, removed.slice(0, -1)), step),
      fallback: (other) => {
        other.deleteIn(removed);
      },
    };
  });
}

type IsKept = (path: FieldPath) => boolean;

/** A text with two swapped list items. */
export function withMovedText(text: string, list: FieldPath, [from, to]: Move): string {
  return edited(text, ({ document, object }) => {
    const items = listIn(valueAt(object, list));
    if (from === to || !(from in items) || !(to in items)) return null;
    const moved = items.with(from, items[to]).with(to, items[from]);
    return {
      wanted: withValueAt(object, list, moved),
      splice: () => swapIn(text, nodeAt(document, list), [from, to]),
      fallback: (other) => {
        other.setIn(list, other.createNode(moved));
      },
    };
  });
}

export type Move = readonly [from: number, to: number];

/** The lines of a field without their indentation; `null`: absent. */
export function sourceAt(text: string, path: FieldPath): string | null {
  const read = readText(text);
  const node: unknown = read === null ? null : nodeAt(read.document, path);
  if (!isNode(node) || path.length === 0) return null;
  const [start] = rangeOf(node);
  const margin = columnOf(text, start);
  return text
    .slice(start, endOf(text, node) ?? start)
    .split(/\r?\n/)
    .map((line, at) => (at > 0 && line.slice(0, margin).trim() === '' ? line.slice(margin) : line))
    .join('\n');
}

/**
 * A text with a value as typed, including comments, because JavaScript cannot represent numbers of more than 53 bits.
 * `null`: the value is invalid.
 */
export function withSourceText(text: string, path: FieldPath, source: string): string | null {
  const typed = parsed(source);
  if (typed === null) return null;
  const changed = withText(text, path, typed.object);
  return isUsual(typed.object, source) ? changed : withSource(changed, path, source);
}

/** A number in JavaScript's notation. */
function isUsual(value: unknown, source: string): boolean {
  return typeof value === 'number' && JSON.stringify(value) === source;
}

function withSource(changed: string, path: FieldPath, source: string): string {
  const read = readText(changed);
  const node = read === null ? null : nodeAt(read.document, path);
  if (read === null || !isNode(node) || sourceAt(changed, path) === source) return changed;
  const [start] = rangeOf(node);
  const written = shifted(source.trimEnd(), columnOf(changed, start));
  const raw = splice(changed, [start, endOf(changed, node) ?? start], written);
  return isSame(readText(raw)?.object, read.object) ? raw : changed;
}

function nodeAt(document: Document, path: FieldPath): unknown {
  return path.length === 0 ? document.contents : document.getIn(path, true);
}

type Read = { readonly document: Document; readonly object: unknown };

type Edit = {
  readonly wanted: unknown;
  readonly splice: () => string | null;
  readonly fallback: (document: Document) => void;
};

/** The last parsed text, which the next edit starts from. */
let last: { readonly text: string; readonly read: Read | null } | null = null;

/** `null`: invalid. */
export function readText(text: string): Read | null {
  if (last?.text !== text) last = { text, read: parsed(text) };
  return last.read;
}

function parsed(text: string): Read | null {
  try {
    const document = yamlDocument(text);
    if (document.errors.length > 0) return null;
    return { document, object: jsonIn(document) };
  } catch {
    return null;
  }
}

/** The value of the last parsed or edited text; `undefined` for another text. */
export function objectRead(text: string): unknown {
  if (place?.text === text) return place.object;
  return last?.text === text ? last.read?.object : undefined;
}

/** The position of a scalar on its own line or after its key. */
type Place = {
  readonly text: string;
  readonly path: FieldPath;
  readonly range: readonly [number, number];
  readonly style: Parameters<typeof scalarText>[1];
  /** The value of the text. */
  readonly object: unknown;
};

/** The last typed value, so that the next key press does not parse a long text again. */
let place: Place | null = null;

/** The text with a replaced scalar. Only its line is parsed again. `null`: not possible. */
function typedText(text: string, path: FieldPath, value: unknown): string | null {
  const known = place?.text === text && isPath(place.path, path) ? place : placeOf(text, path);
  if (known === null || !isLine(value) || value === undefined) return null;
  if (isSame(valueAt(known.object, path), value)) return text;
  const [start, end] = known.range;
  const written = scalarText(value, known.style);
  const rest = text.slice(end, lineEnd(text, end));
  if (!isSame(parsed(`value: ${written}${rest}`)?.object, { value })) return null;
  const result = splice(text, known.range, written);
  place = {
    ...known,
    text: result,
    range: [start, start + written.length],
    object: withValueAt(known.object, path, value),
  };
  return result;
}

function isPath(one: FieldPath, other: FieldPath): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at]);
}

function placeOf(text: string, path: FieldPath): Place | null {
  const read = readText(text);
  // A value with an anchor is also used elsewhere.
  if (read === null || path.length === 0 || ANCHOR.test(text)) return null;
  const parent = nodeAt(read.document, path.slice(0, -1));
  const node = nodeAt(read.document, path);
  if (!isCollection(parent) || parent.flow === true || !isScalar(node)) return null;
  const range = rangeOf(node);
  if (isBlockText(node) || hasProps(node) || !isOneLine(text.slice(...range))) return null;
  const style = { type: node.type, isFlow: false };
  return { text, path, range, style, object: read.object };
}

function isOneLine(source: string): boolean {
  return source !== '' && !source.includes('\n');
}

const ANCHOR = /(?:^|[\s[{,])&[^\s&]/;

/**
 * The value of a document as JSON, without dates and cycles.
 * @throws RangeError for a number that JSON does not have, and other errors for too many aliases
 */
export function jsonIn(document: Document): unknown {
  const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
  return JSON.parse(JSON.stringify(value ?? null, finite));
}

function finite(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(String(value));
  return value;
}

function edited(text: string, edit: (read: Read) => Edit | null): string {
  const read = readText(text);
  const planned = read === null ? null : edit(read);
  if (planned === null) return text;
  const spliced = planned.splice();
  if (spliced !== null) {
    const result = text.includes('\r\n') ? spliced.replace(/\r?\n/g, '\r\n') : spliced;
    if (isSame(readText(result)?.object, planned.wanted)) return result;
  }
  return rewritten(text, planned);
}

function rewritten(text: string, { wanted, fallback }: Edit): string {
  try {
    const document = yamlDocument(text);
    fallback(document);
    const result = document.toString(WRITTEN);
    if (isSame(readText(result)?.object, wanted)) return result;
  } catch {
    // The path contains an alias.
  }
  return stringify(wanted, WRITTEN);
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== undefined && other !== undefined && canonical(one) === canonical(other);
}

/** The path that is removed with a field: empty parents are also removed. */
function withEmptied(object: unknown, path: FieldPath, isKept: IsKept): FieldPath {
  const parent = path.slice(0, -1);
  if (parent.length === 0 || isKept(parent)) return path;
  const value: unknown = valueAt(object, parent);
  const count = typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  return count > 1 ? path : withEmptied(object, parent, isKept);
}
