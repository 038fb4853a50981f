import type { OperatorCondition } from '../../../models/operatorCondition';
import { effectiveCondition } from '../effectiveCondition';
import type { OperatorFacts } from './operatorFacts';

/** The OperatorCondition of a running version that holds back its update; `null` when none is known to. */
export function blockingCondition({ conditions }: OperatorFacts): OperatorCondition | null {
  return (
    conditions?.find((one) => effectiveCondition(one, 'Upgradeable')?.status === 'False') ?? null
  );
}
