import type { Condition } from '../../../models/meta';
import { recordIn } from '../../catalog/json';
import { conditionsIn } from './conditionsIn';

/** What an OperatorCondition says about one type, and what OLM concludes. */
export type ConditionVerdict = {
  readonly type: string;
  /** In the order in which OLM looks (OC-010); what stands first counts. */
  readonly layers: readonly ConditionLayer[];
  readonly conclusion: Conclusion;
};

export type ConditionLayer = {
  /** An administrator, or the Operator in the spec, or (older ones) in the status. */
  readonly source: 'override' | 'spec' | 'status';
  readonly condition: Condition;
};

export type Conclusion =
  /** Nothing is said: OLM may replace the version. */
  | 'unsaid'
  /** The Operator allows it, or says that it does not know. */
  | 'allowed'
  /** The Operator forbids it. */
  | 'held'
  | 'override-allows'
  /** Of an override only True allows anything. */
  | 'override-holds'
  /** A type that OLM does not look at (OC-002). */
  | 'ignored';

/** The only type that OLM looks at (OC-002). */
const UPGRADEABLE = 'Upgradeable';

/**
 * What an OperatorCondition comes to, type by type, Upgradeable first and always.
 * Rule: OLM's isOperatorUpgradeable (pkg/controller/operators/olm/operatorconditions.go): an override counts alone, and
 * holds back unless it is True; what the Operator says holds back only when it is False.
 */
export function verdictsOf(operatorCondition: unknown): readonly ConditionVerdict[] {
  const object = recordIn(operatorCondition);
  const spec = recordIn(object['spec']);
  const layers: readonly ConditionLayer[] = [
    ...layer('override', spec['overrides']),
    ...layer('spec', spec['conditions']),
    ...layer('status', recordIn(object['status'])['conditions']),
  ];
  const types = new Set([UPGRADEABLE, ...layers.flatMap(({ condition }) => condition.type ?? [])]);
  return [...types].map((type) => {
    const own = withoutEchoes(layers.filter(({ condition }) => condition.type === type));
    return { type, layers: own, conclusion: conclusionOf(type, own[0]) };
  });
}

function layer(source: ConditionLayer['source'], conditions: unknown): readonly ConditionLayer[] {
  return conditionsIn(conditions).map((condition) => ({ source, condition }));
}

/** OLM copies what the Operator writes into the spec to the status: said twice, it is shown once. */
function withoutEchoes(layers: readonly ConditionLayer[]): readonly ConditionLayer[] {
  const spec = layers.find(({ source }) => source === 'spec')?.condition;
  return layers.filter(
    ({ source, condition }) =>
      source !== 'status' ||
      condition.status !== spec?.status ||
      condition.reason !== spec?.reason ||
      condition.message !== spec?.message,
  );
}

function conclusionOf(type: string, first: ConditionLayer | undefined): Conclusion {
  if (type !== UPGRADEABLE) return 'ignored';
  if (first === undefined) return 'unsaid';
  const { source, condition } = first;
  if (source === 'override') {
    return condition.status === 'True' ? 'override-allows' : 'override-holds';
  }
  return condition.status === 'False' ? 'held' : 'allowed';
}
