import { isBlank } from './draft';
import { type ConfigFault, type ConfigProblem, type ConfigSyntax, at, error } from './problem';
import type { TypedRow } from './typedRow';

/** The problems of all rows that are not blank; `path` is that of the row. */
export function problemsOfRows<T>(
  member: string,
  rows: readonly T[],
  problemsOf: (row: T, path: string) => readonly ConfigProblem[],
): readonly ConfigProblem[] {
  return rows.flatMap((row, index) =>
    isBlank(row) ? [] : problemsOf(row, `${member}[${index.toString()}]`),
  );
}

/** The problems in the text of a row that is edited as YAML. */
export function typedProblems({ typed }: TypedRow, path: string): readonly ConfigProblem[] {
  return (typed?.problems ?? []).map((problem) => ({
    ...problem,
    path: at(path, problem.path === '' ? 'source' : problem.path),
  }));
}

/** A required field with a syntax. */
export function required(
  value: string | undefined,
  path: string,
  rule: SyntaxRule,
): readonly ConfigProblem[] {
  return value === undefined || value === ''
    ? [error(path, { kind: 'missing' })]
    : inSyntax(value, path, rule);
}

/** An optional field with a syntax. */
export function inSyntax(
  value: string,
  path: string,
  { syntax, accepts }: SyntaxRule,
): readonly ConfigProblem[] {
  return when(!accepts(value), path, { kind: 'bad-syntax', syntax });
}

export type SyntaxRule = {
  readonly syntax: ConfigSyntax;
  readonly accepts: (value: string) => boolean;
};

export function when(isWrong: boolean, path: string, fault: ConfigFault): readonly ConfigProblem[] {
  return isWrong ? [error(path, fault)] : [];
}

/** Rows that repeat the value of a field of an earlier row. */
export function duplicates<T>(
  list: string,
  member: string,
  { rows, valueOf }: { readonly rows: readonly T[]; readonly valueOf: (row: T) => string },
): readonly ConfigProblem[] {
  const values = rows.map(valueOf);
  return values.flatMap((value, index) =>
    value !== '' && values.indexOf(value) < index
      ? [error(at(`${list}[${index.toString()}]`, member), { kind: 'duplicate', value })]
      : [],
  );
}
