/** Executes the steps of an InstallPlan in order. */
import type { ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import { objectsAt } from '../csv/csvFields';
import type { Account } from '../csv/accessCheck';
import { stepsOf, type Step } from './planSteps';
import { executeStep, StepError, type StepStatus } from './stepExecution';
import { manifestOf, ManifestError } from './stepManifest';

export type Execution =
  /** Milliseconds until further steps. */
  | { readonly kind: 'paused'; readonly again: number }
  | {
      readonly kind: 'done';
      readonly steps: readonly JsonObject[];
      /** The plan has been updated, so OLM's caches are stale. */
      readonly isStale: boolean;
    }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly isForbidden: boolean;
      readonly steps: readonly JsonObject[];
    };

export type PlanExecutor = {
  /** `now` in milliseconds. */
  readonly execute: (plan: KubeObject, account: Account | undefined, now: number) => Execution;
  /** Executes the steps of a complete plan again, and ignores failures. */
  readonly repeat: (plan: KubeObject, account: Account | undefined) => void;
};

/**
 * Milliseconds that the real executor's throttled client needs between CSVs with their CRDs and the rest, and until it
 * writes the result. In this time the CSV reports missing service accounts, as recorded.
 */
const pauseAfterDefinitions = 900;
const pauseBeforeEnd = 600;

export function createPlanExecutor(client: ClusterClient): PlanExecutor {
  /** Results of earlier executions, so that a resource they created is not reported as existing. */
  const memory = new Map<string, Progress>();

  return {
    execute: (plan, account, now) => {
      const uid = plan.metadata.uid ?? '';
      const progress = memory.get(uid) ?? begin(plan, now);
      const { known, resumeAt } = progress;
      if (now < resumeAt) return { kind: 'paused', again: resumeAt - now };
      const result = pass(client, { plan, account, known });
      if (result.kind === 'paused') {
        memory.set(uid, { ...progress, resumeAt: now + result.again });
        return result;
      }
      const isStale = progress.labels !== labelsText(plan);
      if (isStale) again(known);
      if (result.kind === 'done') memory.delete(uid);
      // The results of this attempt are written into the plan now.
      else memory.set(uid, begin(plan, now));
      return { ...result, isStale, steps: stepsWithStatus(plan, known) };
    },
    repeat: (plan, account) => {
      const known = new Map<number, StepStatus>();
      for (const index of stepsOf(plan).keys()) attempt(client, { plan, account, known }, index);
    },
  };
}

type Progress = {
  readonly known: Map<number, StepStatus>;
  readonly resumeAt: number;
  /** The plan's labels when its execution began. */
  readonly labels: string;
};

function begin(plan: KubeObject, now: number): Progress {
  return { known: new Map(), resumeAt: now, labels: labelsText(plan) };
}

function labelsText({ metadata }: KubeObject): string {
  return stableText(metadata.labels ?? {});
}

/**
 * The plan was updated during its execution, like an automatically approved one that gets its label. OLM's result is
 * rejected as stale, so it executes the steps again and finds its own resources.
 */
function again(known: Map<number, StepStatus>): void {
  for (const index of known.keys()) known.set(index, 'Present');
}

type Pass = {
  readonly plan: KubeObject;
  readonly account: Account | undefined;
  readonly known: Map<number, StepStatus>;
};

function pass(client: ClusterClient, { plan, account, known }: Pass): Execution {
  const steps = stepsOf(plan);
  const before = known.size;
  for (const [index, step] of steps.entries()) {
    if (isSettled(step) || known.has(index)) continue;
    if (!isDefinition(step) && known.size > before && isFirstOther(steps, index)) {
      return { kind: 'paused', again: pauseAfterDefinitions };
    }
    const problem = attempt(client, { plan, account, known }, index);
    if (problem === undefined) continue;
    return known.size > before
      ? { kind: 'paused', again: pauseBeforeEnd }
      : { kind: 'failed', ...problem, steps: stepsWithStatus(plan, known) };
  }
  return known.size > before
    ? { kind: 'paused', again: pauseBeforeEnd }
    : { kind: 'done', isStale: false, steps: stepsWithStatus(plan, known) };
}

type Problem = { readonly message: string; readonly isForbidden: boolean };

function attempt(
  client: ClusterClient,
  { plan, account, known }: Pass,
  index: number,
): Problem | undefined {
  const step = stepsOf(plan)[index];
  if (step === undefined) return undefined;
  try {
    const manifest = manifestOf(client, plan, index);
    known.set(index, executeStep(client, { plan, step, manifest, account }));
    return undefined;
  } catch (error) {
    if (error instanceof StepError) {
      return { message: error.message, isForbidden: error.isForbidden };
    }
    if (error instanceof ManifestError) return { message: error.message, isForbidden: false };
    throw error;
  }
}

function isSettled({ status }: Step): boolean {
  return status === 'Present' || status === 'Created';
}

/** Subscriptions of dependencies come first. */
function isDefinition({ kind }: Step): boolean {
  return ['Subscription', 'ClusterServiceVersion', 'CustomResourceDefinition'].includes(kind);
}

/** With dependencies, CSVs follow other steps; only the first of those causes a pause. */
function isFirstOther(steps: readonly Step[], index: number): boolean {
  return steps.slice(0, index).every(isDefinition);
}

function stepsWithStatus(
  plan: KubeObject,
  known: ReadonlyMap<number, StepStatus>,
): readonly JsonObject[] {
  return objectsAt(plan, 'status', 'plan').map((step, index) => ({
    ...step,
    status: known.get(index) ?? step['status'] ?? 'Unknown',
  }));
}
