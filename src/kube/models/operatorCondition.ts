import type { Condition, ResourceModel, Stored } from './meta';

export type OperatorConditionSpec = {
  /** Conditions that the Operator reports. */
  readonly conditions?: readonly Condition[];
  /** Overrides of a cluster administrator. */
  readonly overrides?: readonly Condition[];
};

export type OperatorConditionStatus = { readonly conditions?: readonly Condition[] };

export type OperatorCondition = Stored<
  'OperatorCondition',
  OperatorConditionSpec,
  OperatorConditionStatus
>;

export const operatorConditionModel = {
  group: 'operators.coreos.com',
  version: 'v2',
  kind: 'OperatorCondition',
  plural: 'operatorconditions',
  namespaced: true,
} as const satisfies ResourceModel;
