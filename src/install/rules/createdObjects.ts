import type { InstallPlan, InstallPlanStep } from '~/kube/models/olm';

/** The progress of OLM with the objects of a plan. */
export type CreatedObjects = {
  readonly done: number;
  readonly all: number;
  /** Unfinished steps first, each in the plan's order. */
  readonly steps: readonly CreatedObject[];
};

export type CreatedObject = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Unknown, NotPresent, Present, Created, WaitingForApi, UnsupportedResource */
  readonly status: string;
};

/**
 * The objects that a plan creates. OLM writes their statuses together after each attempt, so that the status can be old
 * (recording install_automatic).
 */
export function createdObjects(plan: InstallPlan | null): CreatedObjects {
  const steps = plan?.status?.plan ?? [];
  const done = steps.filter(isDone);
  const open = steps.filter((step) => !isDone(step));
  return { done: done.length, all: steps.length, steps: [...open, ...done].map(objectOf) };
}

/** OLM skips unsupported objects and completes the plan. */
function isDone({ status }: InstallPlanStep): boolean {
  return ['Present', 'Created', 'UnsupportedResource'].includes(status);
}

function objectOf({ resource, status, resolving }: InstallPlanStep): CreatedObject {
  const { group, kind, name } = resource;
  return { id: `${resolving} ${group} ${kind} ${name}`, kind, name, status };
}
