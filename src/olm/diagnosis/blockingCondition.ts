import type { OperatorCondition } from '~/kube/models/operatorCondition';
import { type ConditionVerdict, isHolding, verdictsOf } from '~/olm/conditions/operatorVerdict';
import type { OperatorFacts } from './operatorFacts';

type Conditions = Pick<OperatorFacts, 'conditions'>;

/** The OperatorCondition of a running version that blocks its update; `null` if none is known. */
export function blockingCondition({ conditions }: Conditions): OperatorCondition | null {
  return conditions?.find((one) => holdingVerdict(one) !== null) ?? null;
}

/** The condition, its reporter, and OLM's conclusion (OC-006). */
export function blockingVerdict(facts: Conditions): ConditionVerdict | null {
  const found = blockingCondition(facts);
  return found === null ? null : holdingVerdict(found);
}

function holdingVerdict(condition: OperatorCondition): ConditionVerdict | null {
  return verdictsOf(condition).find(({ conclusion }) => isHolding(conclusion)) ?? null;
}
