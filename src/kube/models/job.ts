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
