import type { Condition } from '~/kube/models/meta';
import { type JsonRecord, listIn, recordIn } from '~/kube/json';
import { conditionsIn } from './conditionSets';

/** The value of one type in an OperatorCondition, and OLM's conclusion. */
export type ConditionValues = {
  readonly type: string;
  /** In OLM's order of precedence (OC-010). */
  readonly layers: readonly ConditionLayer[];
  readonly conclusion: Conclusion;
};

export type ConditionLayer = {
  /** Set by an administrator, or by the Operator in the spec or (older Operators) in the status. */
  readonly source: 'override' | 'spec' | 'status';
  readonly condition: Condition;
};

export type Conclusion =
  /** No value: OLM can replace the version. */
  | 'unsaid'
  /** The Operator allows it or reports Unknown. */
  | 'allowed'
  /** The Operator forbids it. */
  | 'held'
  /** The status belongs to an older generation of the object: OLM does not use it and blocks the update. */
  | 'outdated'
  | 'override-allows'
  /** An override allows updates only with status True. */
  | 'override-holds'
  /** A type that OLM ignores (OC-002). */
  | 'ignored';

/** Whether OLM does not replace the version. */
export function isHolding(conclusion: Conclusion): boolean {
  return HOLDING.includes(conclusion);
}

const HOLDING: readonly Conclusion[] = ['held', 'outdated', 'override-holds'];

/** The only type that OLM evaluates (OC-002). */
const UPGRADEABLE = 'Upgradeable';

/**
 * The conclusions for an OperatorCondition by type, always starting with Upgradeable. Rule: OLM's isOperatorUpgradeable
 * (pkg/controller/operators/olm/operatorconditions.go): an override is the only value that counts, and blocks unless it
 * is True. The Operator's value blocks if it is False or if the status was written for another generation of the
 * object.
 */
export function conditionValues(operatorCondition: unknown): readonly ConditionValues[] {
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
    const conclusion = conclusionOf(type, own[0]);
    const isOutdated = conclusion === 'allowed' && isStatusOutdated(object, type);
    return { type, layers: own, conclusion: isOutdated ? 'outdated' : conclusion };
  });
}

function layer(source: ConditionLayer['source'], conditions: unknown): readonly ConditionLayer[] {
  return conditionsIn(conditions).map((condition) => ({ source, condition }));
}

/** OLM copies the Operator's values from the spec to the status: the same value is shown once. */
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

/**
 * OLM copies the Operator's values from the spec to the status, with the observed generation. Values that exist only in
 * the status keep that generation, whatever changes later; without a generation, they match none.
 */
function isStatusOutdated(object: JsonRecord, type: string): boolean {
  const { generation } = recordIn(object['metadata']);
  if (typeof generation !== 'number') return false;
  const condition = listIn(recordIn(object['status'])['conditions'])
    .map(recordIn)
    .find((one) => one['type'] === type);
  return condition !== undefined && (condition['observedGeneration'] ?? 0) !== generation;
}
