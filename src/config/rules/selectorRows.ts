import type { LabelSelector, Requirement } from '~/kube/models/affinity';

/** A label selector as the form shows it: one list of what the labels must be. */
export type SelectorRows = {
  readonly rows: readonly SelectorRow[];
  /** What is in it besides: members that the form does not know, and those that are empty. */
  readonly frame: object;
};

/** One entry of `matchLabels`, of which two may have the same key while somebody types, or of `matchExpressions`. */
export type SelectorRow =
  | { readonly as: 'label'; readonly key: string; readonly value: string }
  | { readonly as: 'expression'; readonly requirement: Requirement };

export function selectorRowsOf(selector: LabelSelector): SelectorRows {
  const { matchLabels = {}, matchExpressions = [] } = selector;
  const labels = Object.entries(matchLabels).map(([key, value]) => labelRow(key, value));
  return {
    rows: [...labels, ...matchExpressions.map(expressionRow)],
    frame: Object.fromEntries(
      Object.entries(selector).filter(
        ([name, member]: readonly [string, unknown]) => !LISTS.includes(name) || isEmpty(member),
      ),
    ),
  };
}

/** The selector that the rows are; rows that nobody filled in are left out. */
export function selectorOf({ rows, frame }: SelectorRows): LabelSelector {
  const filled = rows.filter((row) => !isBlankRow(row));
  const labels = filled.flatMap((row): readonly (readonly [string, string])[] =>
    row.as === 'label' ? [[row.key, row.value]] : [],
  );
  const expressions = filled.flatMap((row) => (row.as === 'label' ? [] : [row.requirement]));
  return {
    ...frame,
    ...(labels.length > 0 && { matchLabels: Object.fromEntries(labels) }),
    ...(expressions.length > 0 && { matchExpressions: expressions }),
  };
}

export const BLANK_SELECTOR: SelectorRows = { rows: [], frame: {} };

export function labelRow(key = '', value = ''): SelectorRow {
  return { as: 'label', key, value };
}

/** Whether it was added and not filled in. */
export function isBlankRow(row: SelectorRow): boolean {
  return row.as === 'label'
    ? row.key === '' && row.value === ''
    : isBlankRequirement(row.requirement);
}

/** Its operator alone says nothing. What was written without a key at all is no row that somebody has just added. */
export function isBlankRequirement(requirement: Requirement): boolean {
  const { key, values = [] } = requirement;
  const hasOthers = Object.keys(requirement).some((name) => !REQUIREMENT.includes(name));
  return key === '' && values.every((value) => value === '') && !hasOthers;
}

/** The path of a row in the selector, counted as the form shows them. */
export function rowPath({ rows }: SelectorRows, index: number, path: string): string {
  const row = rows[index];
  const before = rows.slice(0, index).filter((one) => one.as === row?.as).length;
  const list = row?.as === 'expression' ? 'matchExpressions' : 'matchLabels';
  return `${path}.${list}[${before.toString()}]`;
}

const LISTS: readonly string[] = ['matchLabels', 'matchExpressions'];
const REQUIREMENT: readonly string[] = ['key', 'operator', 'values'];

function expressionRow(requirement: Requirement): SelectorRow {
  return { as: 'expression', requirement };
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
