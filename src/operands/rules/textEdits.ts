import { type Document, parseDocument, stringify } from 'yaml';
import { listIn } from '~/kube/json';
import { canonical } from '~/olm/schema/shown';
import { type FieldPath, valueAt, withValueAt } from './fieldPaths';
import { removeFrom, setBelow, splice, swapIn } from './textSplices';
import { shifted } from './yamlPieces';
import { columnOf, endOf, isNode, rangeOf } from './yamlPlaces';

/**
 * Edits of a YAML text at a path: only the lines of that field are replaced, inserted or removed, so that comments, order,
 * anchors and quotes of all others stay. What no such edit can do (an alias on the way) is done by the `yaml` library's
 * document, which may format more than that. The value is right in any case: each result is read again.
 */

const READ = {
  version: '1.1',
  uniqueKeys: true,
  logLevel: 'error',
  keepSourceTokens: true,
} as const;
const WRITTEN = { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 } as const;
const MAX_ALIASES = 100;

/** A text with another value at a path. One that cannot be read stays as it is. */
export function withText(text: string, path: FieldPath, value: unknown): string {
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

/**
 * A text without a field.
 * @param isKept whether the parent at this path stays when nothing is left in it
 */
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

/** A text in which two items of a list have changed places. */
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

/** The lines of a field as they stand in the text, moved to the margin; `null`: it is not there. */
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
 * A text with a value as it was typed, with its comments: a number of more than 53 bits would be another one in
 * JavaScript. `null`: what was typed cannot be read.
 */
export function withSourceText(text: string, path: FieldPath, source: string): string | null {
  const typed = readText(source);
  if (typed === null) return null;
  const changed = withText(text, path, typed.object);
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

/** The last text that was read: what an edit has checked is what the next one begins with. */
let last: { readonly text: string; readonly read: Read | null } | null = null;

function readText(text: string): Read | null {
  if (last?.text !== text) last = { text, read: parsed(text) };
  return last.read;
}

function parsed(text: string): Read | null {
  try {
    const document = parseDocument(text, READ);
    if (document.errors.length > 0) return null;
    // As JSON, as the page reads it: no dates, no cycles.
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    const object: unknown = JSON.parse(JSON.stringify(value ?? null));
    return { document, object };
  } catch {
    return null;
  }
}

function edited(text: string, edit: (read: Read) => Edit | null): string {
  const read = readText(text);
  const wish = read === null ? null : edit(read);
  if (wish === null) return text;
  const spliced = wish.splice();
  if (spliced !== null) {
    const result = text.includes('\r\n') ? spliced.replace(/\r?\n/g, '\r\n') : spliced;
    if (isSame(readText(result)?.object, wish.wanted)) return result;
  }
  return rewritten(text, wish);
}

function rewritten(text: string, { wanted, fallback }: Edit): string {
  try {
    const document = parseDocument(text, READ);
    fallback(document);
    const result = document.toString(WRITTEN);
    if (isSame(readText(result)?.object, wanted)) return result;
  } catch {
    // The path leads through an alias.
  }
  return stringify(wanted, WRITTEN);
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== undefined && other !== undefined && canonical(one) === canonical(other);
}

/** The path that is removed with a field: a parent that nothing is left in goes with it, but for `spec`. */
function withEmptied(object: unknown, path: FieldPath, isKept: IsKept): FieldPath {
  const parent = path.slice(0, -1);
  if (parent.length < 2 || isKept(parent)) return path;
  const value: unknown = valueAt(object, parent);
  const count = typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  return count > 1 ? path : withEmptied(object, parent, isKept);
}
