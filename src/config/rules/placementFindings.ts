import { danger, when } from '~/olm/finding';
import type { ConfigRows, KeyValue, TolerationRow } from './draft';
import { isLabelValue, isQualifiedName } from './nameSyntax';
import { type ConfigFinding, at } from './configFinding';
import { type SyntaxRule, duplicates, inSyntax, findingsOfRows, required } from './rowFindings';

export const TOLERATION_OPERATORS = ['Equal', 'Exists'] as const;
export const TAINT_EFFECTS = ['NoSchedule', 'PreferNoSchedule', 'NoExecute'] as const;

/** Labels of nodes. */
export function nodeSelectorFindings({
  nodeSelector,
}: Pick<ConfigRows, 'nodeSelector'>): readonly ConfigFinding[] {
  return [
    ...keyFindings('nodeSelector', nodeSelector, LABEL_KEY),
    ...findingsOfRows('nodeSelector', nodeSelector, ({ value }, path) =>
      inSyntax(value, at(path, 'value'), LABEL_VALUE),
    ),
  ];
}

/** Annotation keys are lowercased before validation, so that upper case is valid. */
export function annotationFindings({
  annotations,
}: Pick<ConfigRows, 'annotations'>): readonly ConfigFinding[] {
  return keyFindings('annotations', annotations, {
    syntax: 'annotation-key',
    accepts: (key) => isQualifiedName(key.toLowerCase()),
  });
}

/** CF-004, by core/v1 `ValidateTolerations`. An empty operator means Equal, an empty effect means all. */
export function tolerationFindings({
  tolerations,
}: Pick<ConfigRows, 'tolerations'>): readonly ConfigFinding[] {
  return findingsOfRows('tolerations', tolerations, (row, path) => [
    ...operatorFindings(row, path),
    ...effectFindings(row, path),
  ]);
}

export const LABEL_KEY = { syntax: 'label-key', accepts: isQualifiedName } as const;
export const LABEL_VALUE = { syntax: 'label-value', accepts: isLabelValue } as const;

function keyFindings(
  list: string,
  rows: readonly KeyValue[],
  rule: SyntaxRule,
): readonly ConfigFinding[] {
  return [
    ...findingsOfRows(list, rows, ({ key }, path) => required(key, at(path, 'key'), rule)),
    ...duplicates(list, 'key', { rows, valueOf: ({ key }) => key }),
  ];
}

function operatorFindings(row: TolerationRow, path: string): readonly ConfigFinding[] {
  const { key = '', value = '' } = row;
  const operator = row.operator === undefined || row.operator === '' ? 'Equal' : row.operator;
  const isKnown = TOLERATION_OPERATORS.some((one) => one === operator);
  return [
    ...when(
      !isKnown,
      danger({ path: at(path, 'operator'), kind: 'not-one-of', allowed: TOLERATION_OPERATORS }),
    ),
    ...when(
      key === '' && operator !== 'Exists',
      danger({ path: at(path, 'key'), kind: 'key-needed' }),
    ),
    ...(key === '' ? [] : inSyntax(key, at(path, 'key'), LABEL_KEY)),
    ...(operator === 'Exists'
      ? when(value !== '', danger({ path: at(path, 'value'), kind: 'value-with-exists' }))
      : inSyntax(value, at(path, 'value'), LABEL_VALUE)),
  ];
}

function effectFindings(row: TolerationRow, path: string): readonly ConfigFinding[] {
  const { effect = '', tolerationSeconds } = row;
  const isKnown = effect === '' || TAINT_EFFECTS.some((one) => one === effect);
  const isTimed = tolerationSeconds !== undefined;
  return [
    ...when(
      !isKnown,
      danger({ path: at(path, 'effect'), kind: 'not-one-of', allowed: TAINT_EFFECTS }),
    ),
    ...when(
      isTimed && effect !== 'NoExecute',
      danger({ path: at(path, 'tolerationSeconds'), kind: 'seconds-without-no-execute' }),
    ),
  ];
}
