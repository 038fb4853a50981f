import { Scalar, stringify } from 'yaml';

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
