import type { OperatorCondition } from '~/kube/models/operatorCondition';
import { type ConditionEffect, isHolding, effectsOf } from '~/olm/conditions/conditionEffects';
import type { OperatorFacts } from './operatorFacts';

type Conditions = Pick<OperatorFacts, 'conditions'>;

/** The OperatorCondition of a running version that blocks its update; `null` if none is known. */
export function blockingCondition({ conditions }: Conditions): OperatorCondition | null {
  return conditions?.find((one) => effectOnReplacement(one) !== null) ?? null;
}

/** The condition, its reporter, and OLM's conclusion (OC-006). */
export function blockingEffect(facts: Conditions): ConditionEffect | null {
  const found = blockingCondition(facts);
  return found === null ? null : effectOnReplacement(found);
}

function effectOnReplacement(condition: OperatorCondition): ConditionEffect | null {
  return effectsOf(condition).find(({ conclusion }) => isHolding(conclusion)) ?? null;
}
