import type { OperatorCondition } from '~/kube/models/olm';
import { type ConditionValues, isHolding, conditionValues } from '~/olm/conditions/conditionValues';
import type { OperatorFacts } from './operatorFacts';

type Conditions = Pick<OperatorFacts, 'conditions'>;

/** The OperatorCondition of a running version that blocks its update; `null` if none is known. */
export function blockingCondition({ conditions }: Conditions): OperatorCondition | null {
  return conditions?.find((one) => valuesThatBlock(one) !== null) ?? null;
}

/** The condition, its reporter, and OLM's conclusion (OC-006). */
export function blockingValues(facts: Conditions): ConditionValues | null {
  const found = blockingCondition(facts);
  return found === null ? null : valuesThatBlock(found);
}

function valuesThatBlock(condition: OperatorCondition): ConditionValues | null {
  return conditionValues(condition).find(({ conclusion }) => isHolding(conclusion)) ?? null;
}
