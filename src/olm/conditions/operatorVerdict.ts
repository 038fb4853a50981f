import type { Condition } from '~/kube/models/meta';
import { type JsonRecord, listIn, recordIn } from '~/kube/json';
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
  /** What the status says is about an older generation of the object: OLM does not rely on it, and holds back. */
  | 'outdated'
  | 'override-allows'
  /** Of an override only True allows anything. */
  | 'override-holds'
  /** A type that OLM does not look at (OC-002). */
  | 'ignored';

/** Whether OLM does not let a version be replaced. */
export function isHolding(conclusion: Conclusion): boolean {
  return HOLDING.includes(conclusion);
}

const HOLDING: readonly Conclusion[] = ['held', 'outdated', 'override-holds'];

/** The only type that OLM looks at (OC-002). */
const UPGRADEABLE = 'Upgradeable';

/**
 * What an OperatorCondition comes to, type by type, Upgradeable first and always.
 * Rule: OLM's isOperatorUpgradeable (pkg/controller/operators/olm/operatorconditions.go): an override counts alone, and
 * holds back unless it is True; what the Operator says holds back when it is False, and when the status was written for
 * another generation than the object's.
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
    const conclusion = conclusionOf(type, own[0]);
    const isOutdated = conclusion === 'allowed' && isStatusOutdated(object, type);
    return { type, layers: own, conclusion: isOutdated ? 'outdated' : conclusion };
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

/**
 * OLM copies what the Operator writes into the spec to the status, with the generation that it saw. What stands only in the
 * status stays at that generation, whatever is changed later; without one it is about none.
 */
function isStatusOutdated(object: JsonRecord, type: string): boolean {
  const { generation } = recordIn(object['metadata']);
  if (typeof generation !== 'number') return false;
  const said = listIn(recordIn(object['status'])['conditions'])
    .map(recordIn)
    .find((one) => one['type'] === type);
  return said !== undefined && (said['observedGeneration'] ?? 0) !== generation;
}
