import type { Requirement } from '~/kube/models/affinity';
import { NODE_NAME } from './affinityEdits';
import { isDnsSubdomain, isLabelValue, isQualifiedName } from './nameSyntax';
import { type ConfigProblem, at } from './problem';
import { required, when } from './rowProblems';
import { isWithoutValues } from './selectorEdits';

/** The operators of meta/v1 `LabelSelectorOperator`, those of core/v1 `NodeSelectorOperator`, and those for a node's name. */
export const LABEL_OPERATORS = ['In', 'NotIn', 'Exists', 'DoesNotExist'] as const;
export const NODE_OPERATORS = [...LABEL_OPERATORS, 'Gt', 'Lt'] as const;
export const FIELD_OPERATORS = ['In', 'NotIn'] as const;

/**
 * A requirement on labels, by meta/v1 `ValidateLabelSelectorRequirement` and core/v1 `ValidateNodeSelectorRequirement`.
 * The integer of Gt and Lt is read by the scheduler, which leaves a pod pending when it cannot (labels `NewRequirement`).
 */
export function requirementProblems(
  { key, operator = '', values = [] }: Requirement,
  path: string,
  operators: readonly string[],
): readonly ConfigProblem[] {
  return [
    ...required(key, at(path, 'key'), { syntax: 'label-key', accepts: isQualifiedName }),
    ...operatorProblems(operator, path, operators),
    ...(operators.includes(operator) ? valuesProblems(operator, values, at(path, 'values')) : []),
  ];
}

/** A requirement on the name of a node, by core/v1 `ValidateNodeFieldSelectorRequirement`. */
export function fieldProblems(
  { key, operator = '', values = [] }: Requirement,
  path: string,
): readonly ConfigProblem[] {
  const isName = values.every(isDnsSubdomain);
  return [
    ...when(key !== NODE_NAME, at(path, 'key'), { kind: 'not-one-of', allowed: [NODE_NAME] }),
    ...operatorProblems(operator, path, FIELD_OPERATORS),
    ...when(values.length !== 1, at(path, 'values'), { kind: 'one-value' }),
    ...when(values.length === 1 && !isName, at(path, 'values'), {
      kind: 'bad-syntax',
      syntax: 'object-name',
    }),
  ];
}

function operatorProblems(
  operator: string,
  path: string,
  allowed: readonly string[],
): readonly ConfigProblem[] {
  return when(!allowed.includes(operator), at(path, 'operator'), { kind: 'not-one-of', allowed });
}

function valuesProblems(
  operator: string,
  values: readonly string[],
  path: string,
): readonly ConfigProblem[] {
  if (isWithoutValues(operator)) {
    return when(values.length > 0, path, { kind: 'values-unwanted', operator });
  }
  if (operator === 'Gt' || operator === 'Lt') {
    const isInteger = values.length === 1 && values.every(isInt64);
    return when(!isInteger, path, { kind: 'one-integer', operator });
  }
  return values.length === 0
    ? when(true, path, { kind: 'values-needed', operator })
    : when(!values.every(isLabelValue), path, { kind: 'bad-syntax', syntax: 'label-value' });
}

/** As a label's value can be written: with no sign, which is no letter or digit. */
function isInt64(value: string): boolean {
  return /^\d{1,19}$/.test(value) && BigInt(value) < 2n ** 63n;
}
