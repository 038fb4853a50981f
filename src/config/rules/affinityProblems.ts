import { HEAVIEST, LIGHTEST } from './affinityEdits';
import {
  type AffinityRule,
  type NodeRule,
  type PodRule,
  isBlankRule,
  placeOf,
  rulePaths,
} from './affinityRows';
import type { ConfigRows } from './draft';
import { isDnsLabel, isQualifiedName } from './nameSyntax';
import { LABEL_KEY } from './placementProblems';
import { type ConfigProblem, at, error, warning } from './problem';
import { NODE_OPERATORS, fieldProblems, requirementProblems } from './requirementProblems';
import { problemsOfRows, required, when } from './rowProblems';
import { labelSelectorProblems } from './selectorProblems';
import { isBlankRequirement } from './selectorRows';

/** CF-007, by the rules of core/v1 `validateAffinity`. What has another type than it must is the shape's matter. */
export function affinityProblems({
  affinity,
}: Pick<ConfigRows, 'affinity'>): readonly ConfigProblem[] {
  if (affinity?.kind !== 'rules') return [];
  const { rules, frame } = affinity;
  return [
    ...rules.flatMap((rule, index) =>
      isBlankRule(rule) ? [] : ruleProblems(rule, rulePaths(rules, index)),
    ),
    ...missingTerms(frame, rules),
  ];
}

/** Where the API server looks for the terms that nodes must fit, once there is such a rule. */
export const NODE_TERMS = placeOf({ kind: 'nodes', isRequired: true });

type Paths = ReturnType<typeof rulePaths>;

function ruleProblems(rule: AffinityRule, paths: Paths): readonly ConfigProblem[] {
  return [
    ...weightProblems(rule, at(paths.rule, 'weight')),
    ...(rule.kind === 'nodes' ? nodeProblems(rule, paths.term) : podProblems(rule, paths.term)),
  ];
}

/** Core/v1 `ValidatePreferredSchedulingTerms` and `validateWeightedPodAffinityTerms`. */
function weightProblems(
  { isRequired, weight }: AffinityRule,
  path: string,
): readonly ConfigProblem[] {
  if (isRequired) return [];
  if (weight === null) return [error(path, { kind: 'missing' })];
  const isInRange = weight >= LIGHTEST && weight <= HEAVIEST;
  return when(!isInRange, path, { kind: 'out-of-range', least: LIGHTEST, most: HEAVIEST });
}

/** A term without conditions is valid, but no node fits it: a pod that requires it waits for ever. */
function nodeProblems({ term, isRequired }: NodeRule, path: string): readonly ConfigProblem[] {
  const { matchExpressions = [], matchFields = [] } = term;
  const isEmpty = matchExpressions.length + matchFields.length === 0;
  return [
    ...matchExpressions.flatMap((one, index) =>
      isBlankRequirement(one)
        ? []
        : requirementProblems(
            one,
            at(path, `matchExpressions[${index.toString()}]`),
            NODE_OPERATORS,
          ),
    ),
    ...problemsOfRows(at(path, 'matchFields'), matchFields, fieldProblems),
    ...(isEmpty && isRequired ? [warning(path, { kind: 'no-node-fits' })] : []),
  ];
}

/** Core/v1 `validatePodAffinityTerm`. */
function podProblems(rule: PodRule, path: string): readonly ConfigProblem[] {
  const { pods, topologyKey, namespaces, namespaceLabels, others } = rule;
  const { matchLabelKeys = [], mismatchLabelKeys = [] } = others;
  const hasKeys = matchLabelKeys.length + mismatchLabelKeys.length > 0;
  return [
    ...required(topologyKey ?? '', at(path, 'topologyKey'), LABEL_KEY),
    ...(pods === null ? noPods(hasKeys, at(path, 'labelSelector')) : []),
    ...labelSelectorProblems(pods, at(path, 'labelSelector')),
    ...labelSelectorProblems(namespaceLabels, at(path, 'namespaceSelector')),
    ...when(!(namespaces ?? []).every(isDnsLabel), at(path, 'namespaces'), {
      kind: 'bad-syntax',
      syntax: 'namespace-name',
    }),
    ...keyProblems(matchLabelKeys, at(path, 'matchLabelKeys')),
    ...keyProblems(mismatchLabelKeys, at(path, 'mismatchLabelKeys')),
  ];
}

/** Without a selector no pod is meant. Keys of labels are refused then: they add to a selector. */
function noPods(hasKeys: boolean, path: string): readonly ConfigProblem[] {
  return hasKeys ? [error(path, { kind: 'missing' })] : [warning(path, { kind: 'no-pod-fits' })];
}

function keyProblems(keys: readonly string[], path: string): readonly ConfigProblem[] {
  return when(!keys.every(isQualifiedName), path, { kind: 'bad-syntax', syntax: 'label-key' });
}

/** Core/v1 `ValidateNodeSelector`: a list of terms that is there has at least one. */
function missingTerms(
  frame: object | null,
  rules: readonly AffinityRule[],
): readonly ConfigProblem[] {
  const hasTerms = rules.some(
    (rule) => rule.kind === 'nodes' && rule.isRequired && !isBlankRule(rule),
  );
  return when(!hasTerms && isThere(frame, NODE_TERMS), `affinity.${NODE_TERMS.join('.')}`, {
    kind: 'missing',
  });
}

function isThere(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const member = new Map<string, unknown>(Object.entries(value)).get(name);
  return member !== undefined && isThere(member, rest);
}
