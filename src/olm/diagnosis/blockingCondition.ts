import type { OperatorCondition } from '~/kube/models/operatorCondition';
import { type ConditionVerdict, isHolding, verdictsOf } from '~/olm/conditions/operatorVerdict';
import type { OperatorFacts } from './operatorFacts';

type Conditions = Pick<OperatorFacts, 'conditions'>;

/** The OperatorCondition of a running version that holds back its update; `null` when none is known to. */
export function blockingCondition({ conditions }: Conditions): OperatorCondition | null {
  return conditions?.find((one) => holdingVerdict(one) !== null) ?? null;
}

/** What is said in it, by whom, and what OLM concludes (OC-006). */
export function blockingVerdict(facts: Conditions): ConditionVerdict | null {
  const found = blockingCondition(facts);
  return found === null ? null : holdingVerdict(found);
}

function holdingVerdict(condition: OperatorCondition): ConditionVerdict | null {
  return verdictsOf(condition).find(({ conclusion }) => isHolding(conclusion)) ?? null;
}
