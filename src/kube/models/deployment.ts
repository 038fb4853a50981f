import type { Condition, ResourceModel, Stored } from './meta';

export type DeploymentSpec = {
  /** Absent: one. */
  readonly replicas?: number;
  readonly selector?: { readonly matchLabels?: Readonly<Record<string, string>> };
};

export type DeploymentStatus = {
  readonly availableReplicas?: number;
  readonly updatedReplicas?: number;
  /** Includes failing pods of a new version while pods of the previous version are available. */
  readonly unavailableReplicas?: number;
  readonly conditions?: readonly Condition[];
};

export type Deployment = Stored<'Deployment', DeploymentSpec, DeploymentStatus>;

export const deploymentModel = {
  group: 'apps',
  version: 'v1',
  kind: 'Deployment',
  plural: 'deployments',
  namespaced: true,
} as const satisfies ResourceModel;
