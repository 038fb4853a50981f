import type { AffinityRows, AffinityRule, NodeRule, Place } from './affinityRows';
import { labelRow } from './selectorRows';

/** A rule to be filled in. A preferred one counts as much as one can. */
export function blankRule({ kind, isRequired }: Place): AffinityRule {
  const strength = { isRequired, weight: isRequired ? null : HEAVIEST, rest: {} };
  return kind === 'nodes'
    ? { kind, ...strength, term: { matchExpressions: [BLANK_REQUIREMENT] } }
    : {
        kind,
        ...strength,
        pods: { rows: [labelRow()], frame: {} },
        topologyKey: HOSTNAME,
        namespaces: null,
        namespaceLabels: null,
        others: {},
      };
}

export const BLANK_REQUIREMENT = { key: '', operator: 'In', values: [] } as const;
/** The one field of a node that can be asked for. */
export const NODE_NAME = 'metadata.name';

/** The labels that Kubernetes puts on nodes to say what is near: of a node, a zone, a region. */
const HOSTNAME = 'kubernetes.io/hostname';
export const TOPOLOGY_KEYS = [
  HOSTNAME,
  'topology.kubernetes.io/zone',
  'topology.kubernetes.io/region',
] as const;

export const LIGHTEST = 1;
export const HEAVIEST = 100;

export function withStrength<T extends AffinityRule>(rule: T, isRequired: boolean): T {
  return { ...rule, isRequired, weight: isRequired ? rule.weight : (rule.weight ?? HEAVIEST) };
}

/** Conditions on labels or on the name of a node; a list without any is none. */
export function withConditions(
  rule: NodeRule,
  changes: Pick<NodeRule['term'], 'matchExpressions' | 'matchFields'>,
): NodeRule {
  const { matchExpressions = [], matchFields = [], ...others } = { ...rule.term, ...changes };
  return {
    ...rule,
    term: {
      ...others,
      ...(matchExpressions.length > 0 && { matchExpressions }),
      ...(matchFields.length > 0 && { matchFields }),
    },
  };
}

/** The affinity with other rules; `null` when the last one was taken away and nothing else is in it. */
export function withRules(
  frame: object | null,
  rules: readonly AffinityRule[],
): AffinityRows | null {
  return rules.length === 0 && frame === null ? null : { kind: 'rules', rules, frame };
}
