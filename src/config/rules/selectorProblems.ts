import type { ConfigRows } from './draft';
import { LABEL_KEY, LABEL_VALUE } from './placementProblems';
import { type ConfigProblem, at, error } from './problem';
import { LABEL_OPERATORS, requirementProblems } from './requirementProblems';
import { inSyntax, required } from './rowProblems';
import { type SelectorRow, type SelectorRows, isBlankRow, rowPath } from './selectorRows';

/** CF-008: OLM reads the selector nowhere, but one that is wrong helps nobody either. */
export function selectorProblems({
  selector,
}: Pick<ConfigRows, 'selector'>): readonly ConfigProblem[] {
  return labelSelectorProblems(selector, 'selector');
}

/** By meta/v1 `ValidateLabelSelector`. */
export function labelSelectorProblems(
  selector: SelectorRows | null,
  path: string,
): readonly ConfigProblem[] {
  const rows = selector?.rows ?? [];
  return rows.flatMap((row, index) =>
    selector === null || isBlankRow(row)
      ? []
      : [
          ...rowProblems(row, rowPath(selector, index, path)),
          ...duplicateProblems(selector, index, path),
        ],
  );
}

function rowProblems(row: SelectorRow, path: string): readonly ConfigProblem[] {
  return row.as === 'expression'
    ? requirementProblems(row.requirement, path, LABEL_OPERATORS)
    : [
        ...required(row.key, at(path, 'key'), LABEL_KEY),
        ...inSyntax(row.value, at(path, 'value'), LABEL_VALUE),
      ];
}

/** `matchLabels` is a map. */
function duplicateProblems(
  selector: SelectorRows,
  index: number,
  path: string,
): readonly ConfigProblem[] {
  const row = selector.rows[index];
  if (row?.as !== 'label' || row.key === '') return [];
  const isThere = selector.rows
    .slice(0, index)
    .some((before) => before.as === 'label' && before.key === row.key);
  return isThere
    ? [error(at(rowPath(selector, index, path), 'key'), { kind: 'duplicate', value: row.key })]
    : [];
}
