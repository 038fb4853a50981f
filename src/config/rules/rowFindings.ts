import { danger, when } from '~/olm/finding';
import { at, type ConfigFinding, type ConfigSyntax } from './configFinding';
import { type ConfigRows, isBlank, type TolerationRow } from './draft';
import { propertyPath } from '~/olm/schema/violation';
import { isDnsSubdomain, isLabelValue, isQualifiedName } from '~/form/rules/nameSyntax';

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

export const TOLERATION_OPERATORS = ['Equal', 'Exists'] as const;
export const TAINT_EFFECTS = ['NoSchedule', 'PreferNoSchedule', 'NoExecute'] as const;

/** Labels of nodes. */
export function nodeSelectorFindings({
  nodeSelector,
}: Pick<ConfigRows, 'nodeSelector'>): readonly ConfigFinding[] {
  return [
    ...keyFindings('nodeSelector', nodeSelector, LABEL_KEY),
    ...Object.entries(nodeSelector).flatMap(([key, value]) =>
      inSyntax(value, propertyPath('nodeSelector', key), LABEL_VALUE),
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
  map: string,
  pairs: Readonly<Record<string, string>>,
  rule: SyntaxRule,
): readonly ConfigFinding[] {
  return Object.entries(pairs).flatMap(([key, value]) =>
    key === '' && value === '' ? [] : required(key, propertyPath(map, key), rule),
  );
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
