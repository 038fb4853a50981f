/** Pods and the workloads that own them. */
import type { Condition, ResourceModel, Stored } from './meta';

export type JobStatus = {
  readonly startTime?: string;
  readonly active?: number;
  readonly failed?: number;
  readonly succeeded?: number;
  readonly conditions?: readonly Condition[];
};

export type JobSpec = {
  readonly template?: {
    readonly spec?: {
      readonly initContainers?: readonly JobContainer[];
      readonly containers?: readonly JobContainer[];
    };
  };
};

type JobContainer = { readonly name?: string; readonly image?: string };

export type Job = Stored<'Job', JobSpec, JobStatus>;

export const jobModel = {
  group: 'batch',
  version: 'v1',
  kind: 'Job',
  plural: 'jobs',
  namespaced: true,
} as const satisfies ResourceModel;

export type ContainerState = {
  readonly waiting?: { readonly reason?: string; readonly message?: string };
  readonly terminated?: {
    readonly reason?: string;
    readonly message?: string;
    readonly exitCode?: number;
  };
};

export type ContainerStatus = {
  readonly name: string;
  readonly ready?: boolean;
  readonly restartCount?: number;
  readonly state?: ContainerState;
  readonly lastState?: ContainerState;
};

export type PodStatus = {
  readonly phase?: string;
  readonly conditions?: readonly Condition[];
  readonly initContainerStatuses?: readonly ContainerStatus[];
  readonly containerStatuses?: readonly ContainerStatus[];
};

export type Pod = Stored<'Pod', object, PodStatus>;

export const podModel = {
  group: '',
  version: 'v1',
  kind: 'Pod',
  plural: 'pods',
  namespaced: true,
} as const satisfies ResourceModel;
