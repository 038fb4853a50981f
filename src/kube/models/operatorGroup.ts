import type { ResourceModel, Stored } from './meta';

/** Whether OLM may replace a ClusterServiceVersion that failed. */
export type UpgradeStrategy = 'Default' | 'TechPreviewUnsafeFailForward';

export type OperatorGroupSpec = {
  readonly targetNamespaces?: readonly string[];
  readonly selector?: object;
  readonly serviceAccountName?: string;
  readonly upgradeStrategy?: UpgradeStrategy;
  readonly staticProvidedAPIs?: boolean;
};

export type OperatorGroupStatus = {
  /** `[""]` means all namespaces. */
  readonly namespaces?: readonly string[];
  readonly lastUpdated?: string;
};

export type OperatorGroup = Stored<'OperatorGroup', OperatorGroupSpec, OperatorGroupStatus>;

export const operatorGroupModel = {
  group: 'operators.coreos.com',
  version: 'v1',
  kind: 'OperatorGroup',
  plural: 'operatorgroups',
  namespaced: true,
} as const satisfies ResourceModel;
