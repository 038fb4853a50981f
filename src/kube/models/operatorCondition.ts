import type { Condition, ResourceModel, Stored } from './meta';

export type OperatorConditionSpec = {
  /** What the Operator says of itself. */
  readonly conditions?: readonly Condition[];
  /** What a cluster administrator says instead; counts more. */
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
