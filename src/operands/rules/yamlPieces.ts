import { Scalar, stringify } from 'yaml';

/** Pieces of YAML that are put into a text, by the reading of version 1.1: `yes` and `0644` are quoted as texts. */

const WRITTEN = { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 } as const;

/** `key: value`, or several lines. */
export function blockPair(key: string, value: unknown): string {
  return stringify(Object.fromEntries([[key, value]]), WRITTEN).replace(/\n$/, '');
}

/** `- value`, or several lines. */
export function blockItem(value: unknown): string {
  return stringify([value], WRITTEN).replace(/\n$/, '');
}

/** All lines but the first moved to the right; empty ones stay empty. */
export function shifted(text: string, columns: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(columns)}`);
}

/** JSON is YAML, wherever it stands. */
export function flowText(value: unknown): string {
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : scalarText(value, { type: null, isFlow: true });
}

type Style = { readonly type: string | null | undefined; readonly isFlow: boolean };

/** A text, number, boolean or null in one line; a text in the quotes that the one before it had. */
export function scalarText(value: unknown, { type, isFlow }: Style): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  if (type === Scalar.QUOTE_DOUBLE) return JSON.stringify(value);
  if (type === Scalar.QUOTE_SINGLE && /^[\x20-\x7e\u00a0-\ud7ff]*$/.test(value)) {
    return `'${value.replace(/'/g, "''")}'`;
  }
  const plain = stringify(value, WRITTEN).replace(/\n$/, '');
  return isFlow && !/^["']/.test(plain) && /[^\w./-]/.test(plain) ? JSON.stringify(value) : plain;
}
