import type { ConfigRows, KeyValue, TolerationRow } from './draft';
import { isLabelValue, isQualifiedName } from './nameSyntax';
import { type ConfigProblem, at } from './problem';
import {
  type SyntaxRule,
  duplicates,
  inSyntax,
  problemsOfRows,
  required,
  when,
} from './rowProblems';

export const TOLERATION_OPERATORS = ['Equal', 'Exists'] as const;
export const TAINT_EFFECTS = ['NoSchedule', 'PreferNoSchedule', 'NoExecute'] as const;

/** Labels of nodes. */
export function nodeSelectorProblems({
  nodeSelector,
}: Pick<ConfigRows, 'nodeSelector'>): readonly ConfigProblem[] {
  return [
    ...keyProblems('nodeSelector', nodeSelector, LABEL_KEY),
    ...problemsOfRows('nodeSelector', nodeSelector, ({ value }, path) =>
      inSyntax(value, at(path, 'value'), LABEL_VALUE),
    ),
  ];
}

/** Annotation keys are lowercased before validation, so that upper case is valid. */
export function annotationProblems({
  annotations,
}: Pick<ConfigRows, 'annotations'>): readonly ConfigProblem[] {
  return keyProblems('annotations', annotations, {
    syntax: 'annotation-key',
    accepts: (key) => isQualifiedName(key.toLowerCase()),
  });
}

/** CF-004, by core/v1 `ValidateTolerations`. An empty operator means Equal, an empty effect means all. */
export function tolerationProblems({
  tolerations,
}: Pick<ConfigRows, 'tolerations'>): readonly ConfigProblem[] {
  return problemsOfRows('tolerations', tolerations, (row, path) => [
    ...operatorProblems(row, path),
    ...effectProblems(row, path),
  ]);
}

export const LABEL_KEY = { syntax: 'label-key', accepts: isQualifiedName } as const;
export const LABEL_VALUE = { syntax: 'label-value', accepts: isLabelValue } as const;

function keyProblems(
  list: string,
  rows: readonly KeyValue[],
  rule: SyntaxRule,
): readonly ConfigProblem[] {
  return [
    ...problemsOfRows(list, rows, ({ key }, path) => required(key, at(path, 'key'), rule)),
    ...duplicates(list, 'key', { rows, valueOf: ({ key }) => key }),
  ];
}

function operatorProblems(row: TolerationRow, path: string): readonly ConfigProblem[] {
  const { key = '', value = '' } = row;
  const operator = row.operator === undefined || row.operator === '' ? 'Equal' : row.operator;
  const isKnown = TOLERATION_OPERATORS.some((one) => one === operator);
  return [
    ...when(!isKnown, at(path, 'operator'), { kind: 'not-one-of', allowed: TOLERATION_OPERATORS }),
    ...when(key === '' && operator !== 'Exists', at(path, 'key'), { kind: 'key-needed' }),
    ...(key === '' ? [] : inSyntax(key, at(path, 'key'), LABEL_KEY)),
    ...(operator === 'Exists'
      ? when(value !== '', at(path, 'value'), { kind: 'value-with-exists' })
      : inSyntax(value, at(path, 'value'), LABEL_VALUE)),
  ];
}

function effectProblems(row: TolerationRow, path: string): readonly ConfigProblem[] {
  const { effect = '', tolerationSeconds } = row;
  const isKnown = effect === '' || TAINT_EFFECTS.some((one) => one === effect);
  const isTimed = tolerationSeconds !== undefined;
  return [
    ...when(!isKnown, at(path, 'effect'), { kind: 'not-one-of', allowed: TAINT_EFFECTS }),
    ...when(isTimed && effect !== 'NoExecute', at(path, 'tolerationSeconds'), {
      kind: 'seconds-without-no-execute',
    }),
  ];
}
