import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';

export type OperatorConditionObject = NonNullable<OperatorFacts['conditions']>[number];

/** What is to be done with the override of a condition. */
export type OverrideAction = 'set' | 'take-back';

/** A dialog for an override, with the object as it was when the dialog was opened. */
export type OpenedOverride = {
  readonly action: OverrideAction;
  readonly condition: OperatorConditionObject;
  readonly type: string;
};
