import type { OperatorCondition } from '../../../models/operatorCondition';
import { isHolding, verdictsOf } from '../conditions/operatorVerdict';
import type { OperatorFacts } from './operatorFacts';

/** The OperatorCondition of a running version that holds back its update; `null` when none is known to. */
export function blockingCondition({ conditions }: OperatorFacts): OperatorCondition | null {
  return conditions?.find((one) => verdictsOf(one).some(isOfUpdate)) ?? null;
}

function isOfUpdate({ conclusion }: ReturnType<typeof verdictsOf>[number]): boolean {
  return isHolding(conclusion);
}
