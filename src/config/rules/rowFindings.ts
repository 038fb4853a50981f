import { danger, when } from '~/olm/finding';
import { isBlank } from './draft';
import { type ConfigFinding, type ConfigSyntax, at } from './configFinding';
import { isDnsSubdomain } from './nameSyntax';
import type { TypedRow } from './typedRow';

/** The problems of all rows that are not blank; `path` is that of the row. */
export function findingsOfRows<T>(
  member: string,
  rows: readonly T[],
  findingsOf: (row: T, path: string) => readonly ConfigFinding[],
): readonly ConfigFinding[] {
  return rows.flatMap((row, index) =>
    isBlank(row) ? [] : findingsOf(row, `${member}[${index.toString()}]`),
  );
}

/** The problems in the text of a row that is edited as YAML. */
export function typedFindings({ typed }: TypedRow, path: string): readonly ConfigFinding[] {
  return (typed?.findings ?? []).map((finding) => ({
    ...finding,
    path: at(path, finding.path === '' ? 'source' : finding.path),
  }));
}

/** A required field with a syntax. */
export function required(
  value: string | undefined,
  path: string,
  rule: SyntaxRule,
): readonly ConfigFinding[] {
  return value === undefined || value === ''
    ? [danger({ path, kind: 'missing' })]
    : inSyntax(value, path, rule);
}

/** An optional field with a syntax. */
export function inSyntax(
  value: string,
  path: string,
  { syntax, accepts }: SyntaxRule,
): readonly ConfigFinding[] {
  return when(!accepts(value), danger({ path, kind: 'bad-syntax', syntax }));
}

export const OBJECT_NAME = { syntax: 'object-name', accepts: isDnsSubdomain } as const;

export type SyntaxRule = {
  readonly syntax: ConfigSyntax;
  readonly accepts: (value: string) => boolean;
};

/** Rows that repeat the value of a field of an earlier row. */
export function duplicates<T>(
  list: string,
  member: string,
  { rows, valueOf }: { readonly rows: readonly T[]; readonly valueOf: (row: T) => string },
): readonly ConfigFinding[] {
  const values = rows.map(valueOf);
  return values.flatMap((value, index) =>
    value !== '' && values.indexOf(value) < index
      ? [danger({ path: at(`${list}[${index.toString()}]`, member), kind: 'duplicate', value })]
      : [],
  );
}
