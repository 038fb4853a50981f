import type { JsonRecord } from '~/kube/json';
import type { LineDiff } from '~/olm/lineDiff';
import type { Loadable } from '~/kube/loadable';
import type { ComparedObject } from './comparison';
import type { LeftoverObjects } from './leftoverObjects';
import type { PlanDelta } from './planDelta';

/** A plan compared with the cluster at the time of the review. */
export type PlanReviewed = {
  /** `null`: the plan is being executed, so that the replaced objects are unknown. */
  readonly review: Loadable<ComparedPlan> | null;
  /** The time of the comparison, as ISO 8601; `null`: not yet. */
  readonly comparedAt: string | null;
  /** Reads all of it again. */
  readonly refresh: () => void;
  readonly isRefreshing: boolean;
  readonly reader: ObjectReader;
};

export type ComparedPlan = {
  readonly delta: PlanDelta;
  /** In OLM's order. */
  readonly objects: readonly ComparedObject[];
  readonly leftoverObjects: LeftoverObjects;
};

/** Converts objects to texts outside of the main thread. */
export type ObjectReader = {
  readonly yamlOf: (object: JsonRecord) => Promise<string>;
  readonly diffOf: (live: JsonRecord, manifest: JsonRecord) => Promise<LineDiff>;
};
