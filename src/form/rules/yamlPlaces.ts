import {
  isAlias,
  isCollection,
  isPair,
  isScalar,
  type Pair,
  Scalar,
  stringify,
  type YAMLSeq,
} from 'yaml';

/** The positions of the parts of a YAML text. */

type Ranged = { readonly range?: readonly number[] | null | undefined };

export function isNode(node: unknown): node is Ranged {
  return isScalar(node) || isCollection(node) || isAlias(node);
}

export function rangeOf({ range }: Ranged): readonly [number, number] {
  const [start = 0, end = 0] = range ?? [];
  return [start, end];
}

/** The colon of a pair; the key can also contain colons. */
export function colonOf({ srcToken }: Pair): number | null {
  return srcToken?.sep?.find(({ type }) => type === 'map-value-ind')?.offset ?? null;
}

/** The dash before an item of a block. */
export function dashOf({ srcToken }: YAMLSeq, at: number): number | null {
  if (srcToken?.type !== 'block-seq') return null;
  return srcToken.items[at]?.start.find(({ type }) => type === 'seq-item-ind')?.offset ?? null;
}

/** The start of the key of a pair. */
export function startOf(item: unknown): number | null {
  const node = isPair(item) ? item.key : item;
  return isNode(node) ? (node.range?.[0] ?? null) : null;
}

/** The end of a node or pair, without the line breaks and comments that the parser includes. */
export function endOf(text: string, item: unknown): number | null {
  if (!isPair(item)) return isNode(item) ? contentEnd(text, item) : null;
  const { value, key } = item;
  const colon = colonOf(item);
  const head = colon === null ? (isNode(key) ? rangeOf(key)[1] : 0) : colon + 1;
  return Math.max(isNode(value) ? contentEnd(text, value) : 0, head);
}

function contentEnd(text: string, node: Ranged): number {
  const [, end] = rangeOf(node);
  if (isCollection(node) && node.flow !== true) return endOf(text, node.items.at(-1)) ?? end;
  return isBlockText(node) ? end - (/[\r\n]*$/.exec(text.slice(0, end))?.[0].length ?? 0) : end;
}

/** A block scalar after `|` or `>`. */
export function isBlockText(node: unknown): boolean {
  return (
    isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED)
  );
}

/** Nodes with an anchor or a tag, and aliases, refer to other parts of the document. */
export function hasProps(node: unknown): boolean {
  if (isAlias(node)) return true;
  return (isScalar(node) || isCollection(node)) && (node.anchor ?? node.tag) !== undefined;
}

export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}

export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** The end of the line, after its comment. */
export function lineEnd(text: string, at: number): number {
  const found = text.indexOf('\n', at);
  const end = found === -1 ? text.length : found;
  return text[end - 1] === '\r' && end > at ? end - 1 : end;
}

/** YAML snippets for insertion, by the rules of version 1.1: `yes` and `0644` are quoted strings. */

const WRITTEN = { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 } as const;

/** `key: value`, or several lines. */
export function blockPair(key: string, value: unknown): string {
  return stringify(Object.fromEntries([[key, value]]), WRITTEN).replace(/\n$/, '');
}

/** `- value`, or several lines. */
export function blockItem(value: unknown): string {
  return stringify([value], WRITTEN).replace(/\n$/, '');
}

/** Indents all lines except the first; empty lines remain empty. */
export function shifted(text: string, columns: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);
}

/** JSON is valid YAML in every position. */
export function flowText(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : scalarText(value, { type: null, isFlow: true });
}

type Style = { readonly type: string | null | undefined; readonly isFlow: boolean };

/** A scalar on one line; a string keeps the quotes of its predecessor. */
export function scalarText(value: unknown, { type, isFlow }: Style): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (type === Scalar.QUOTE_DOUBLE) return JSON.stringify(value);
  if (type === Scalar.QUOTE_SINGLE && /^[\x20-\x7e\u00a0-\ud7ff]*$/.test(value)) {
    return `'${value.replace(/'/g, "''")}'`;
  }
  const plain = stringify(value, WRITTEN).replace(/\n$/, '');
  return isFlow && !/^["']/.test(plain) && /[^\w./-]/.test(plain) ? JSON.stringify(value) : plain;
}
