import { isCollection, isMap, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { type FieldPath, withValueAt } from './fieldPaths';
import {
  blockItem,
  blockPair,
  colonOf,
  columnOf,
  dashOf,
  endOf,
  flowText,
  hasProps,
  isBlockText,
  isNode,
  lineEnd,
  lineStart,
  rangeOf,
  scalarText,
  shifted,
  startOf,
} from './yamlPlaces';

/** Edits that change only the lines of one field. `null`: not possible. The caller must verify the result. */

/** Sets a value below a node. */
export function setBelow(
  text: string,
  node: unknown,
  { path: [step, ...rest], value }: Setting,
): string | null {
  if (step === undefined) return null;
  const inner = withValueAt(undefined, rest, value);
  const spot = spotOf(text, node, step);
  if (spot === null) return insertInto(text, node, [step, inner]);
  const isWay = rest.length > 0 && isCollection(spot.old) && spot.old.items.length > 0;
  return isWay ? setBelow(text, spot.old, { path: rest, value }) : replaceAt(text, spot, inner);
}

type Setting = { readonly path: FieldPath; readonly value: unknown };

/** A value after a colon or a dash. */
type Spot = {
  readonly old: unknown;
  readonly isFlow: boolean;
  /** The start of the value, after the colon or dash; `null` in a flow. */
  readonly lead: number | null;
  /** The current value. */
  readonly written: (value: unknown) => string;
};

function spotOf(text: string, node: unknown, step: string | number): Spot | null {
  if (isMap(node)) {
    const pair = node.items[pairIndex(node, step)];
    return pair === undefined ? null : pairSpot(text, node, pair);
  }
  if (!isSeq(node) || typeof step !== 'number' || !(step in node.items)) return null;
  const dash = dashOf(node, step);
  const column = dash === null ? 0 : columnOf(text, dash);
  return {
    old: node.items[step],
    isFlow: node.flow === true,
    lead: dash === null ? null : dash + 1,
    written: (value) => shifted(blockItem(value), column).slice(1),
  };
}

function pairSpot(text: string, map: YAMLMap, pair: Pair): Spot {
  const colon = colonOf(pair);
  const column = columnOf(text, startOf(pair) ?? 0);
  return {
    old: pair.value,
    isFlow: map.flow === true,
    lead: colon === null ? null : colon + 1,
    written: (value) => shifted(blockPair('k', value), column).slice(2),
  };
}

function pairIndex(map: YAMLMap, step: string | number): number {
  return map.items.findIndex(({ key }) => isScalar(key) && String(key.value) === String(step));
}

function replaceAt(text: string, spot: Spot, value: unknown): string | null {
  const { old, isFlow, lead } = spot;
  if (!isNode(old) || hasProps(old)) return null;
  const [start, end] = rangeOf(old);
  if (isScalar(old) && !isBlockText(old) && isLine(value)) {
    const gap = start === end ? gapAt(text, start) : '';
    return splice(text, [start, end], gap + scalarText(value, { type: old.type, isFlow }));
  }
  if (isFlow) return splice(text, [start, end], flowText(value));
  return lead === null ? null : replaceBlock(text, { ...spot, lead }, value);
}

/** The position after the colon or dash without a value. */
function gapAt(text: string, at: number): string {
  return /[:-]/.test(text.charAt(at - 1)) ? ' ' : '';
}

function replaceBlock(
  text: string,
  { old, lead, written }: Spot & { readonly lead: number },
  value: unknown,
): string {
  const content = written(value);
  const [start, end] = isNode(old) ? rangeOf(old) : [lead, lead];
  // A comment after the colon without a value remains.
  const from = start === end && content.startsWith('\n') ? lineEnd(text, lead) : lead;
  return spliceBlock(text, [from, Math.max(endOf(text, old) ?? from, from)], content);
}

/** Replaces a value with several lines. A trailing comment moves to the first one. */
function spliceBlock(text: string, [from, to]: Range, content: string): string {
  const end = lineEnd(text, to);
  const rest = text.slice(to, end);
  const at = content.indexOf('\n');
  if (at === -1 || !rest.trim().startsWith('#')) return splice(text, [from, to], content);
  return splice(text, [from, end], content.slice(0, at) + rest + content.slice(at));
}

function insertInto(
  text: string,
  node: unknown,
  [step, value]: readonly [string | number, unknown],
) {
  if (!isMap(node) && !isSeq(node)) return null;
  const last: unknown = node.items.at(-1);
  const end = endOf(text, last);
  if (end === null) return null;
  if (node.flow === true) {
    const key = isMap(node) ? `${scalarText(String(step), { type: null, isFlow: true })}: ` : '';
    return splice(text, [end, end], `, ${key}${flowText(value)}`);
  }
  const start = isMap(node) ? startOf(node.items[0]) : dashOf(node, 0);
  if (start === null) return null;
  const column = columnOf(text, start);
  const lines = shifted(isMap(node) ? blockPair(String(step), value) : blockItem(value), column);
  const at = lineEnd(text, end);
  return splice(text, [at, at], `\n${' '.repeat(column)}${lines}`);
}

/** Removes a field or an item from its parent. */
export function removeFrom(text: string, parent: unknown, step: string | number): string | null {
  if (!isMap(parent) && !isSeq(parent)) return null;
  const at = isMap(parent) ? pairIndex(parent, step) : Number(step);
  const item: unknown = parent.items[at];
  if (parent.flow === true) return removeFlow(text, parent.items, at);
  if (parent.items.length === 1) return emptied(text, parent);
  const start = isSeq(parent) ? dashOf(parent, at) : startOf(item);
  return start === null ? null : removeLines(text, start, endOf(text, item));
}

/** The last field of a block: `{}` or `[]` replaces it after the colon or dash of the parent, before its comments. */
function emptied(text: string, node: YAMLMap | YAMLSeq): string | null {
  if (hasProps(node)) return null;
  const [at] = rangeOf(node);
  const start = Math.max(0, at - MOST_COMMENTS);
  const found = /[:-]((?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*)$/.exec(text.slice(start, at));
  if (found === null) return null;
  const head = text.slice(0, start + found.index + 1);
  const comments = (found[1] ?? '').trimEnd();
  const rest = text.slice(endOf(text, node) ?? text.length);
  return `${head} ${isMap(node) ? '{}' : '[]'}${comments}${rest}`;
}

/** Characters of comments between a key and its first field. */
const MOST_COMMENTS = 2000;

function removeFlow(text: string, items: readonly unknown[], at: number): string | null {
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]];
  const [start, end] = [startOf(item), endOf(text, item)];
  if (start === null || end === null) return null;
  if (before !== undefined) return splice(text, [endOf(text, before) ?? end, end], '');
  return splice(text, [start, startOf(after) ?? end], '');
}

/** From a key or dash to the end of its value; the first field of an item keeps the dash. */
function removeLines(text: string, start: number, end: number | null): string | null {
  if (end === null) return null;
  const from = lineStart(text, start);
  const to = lineEnd(text, end);
  if (text.slice(from, start).trim() === '') {
    return splice(text, [from, Math.min(to + 1, text.length)], '');
  }
  const next = to + 1 + start - from;
  // The next field moves to the dash, unless a comment is in between.
  const isNext = text.slice(to + 1, next).trim() === '' && !/^[\s#]/.test(text[next] ?? ' ');
  return splice(text, [start, isNext ? next : to], '');
}

/** Swaps two items of a list. */
export function swapIn(text: string, list: unknown, [from, to]: Range): string | null {
  if (!isSeq(list)) return null;
  const [one, other] = [Math.min(from, to), Math.max(from, to)].map((at): Range | null => {
    const end = endOf(text, list.items[at]);
    const start = list.flow === true ? startOf(list.items[at]) : dashOf(list, at);
    if (start === null || end === null) return null;
    return [start, list.flow === true ? end : lineEnd(text, end)];
  });
  if (!one || !other || one[1] > other[0]) return null;
  const between = text.slice(one[1], other[0]);
  return splice(text, [one[0], other[1]], text.slice(...other) + between + text.slice(...one));
}

type Range = readonly [from: number, to: number];

export function splice(text: string, [from, to]: Range, written: string): string {
  return text.slice(0, from) + written + text.slice(to);
}

/** A scalar that has one line in any style. */
export function isLine(value: unknown): boolean {
  return typeof value === 'string'
    ? !value.includes('\n')
    : value === null || typeof value !== 'object';
}
