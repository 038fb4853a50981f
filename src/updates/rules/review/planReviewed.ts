import type { JsonRecord } from '~/kube/json';
import type { LineDiff } from '~/olm/lineDiff';
import type { Loadable } from '~/kube/loadable';
import type { ComparedObject } from './comparison';
import type { LeftoverObjects } from './leftoverObjects';
import type { PlanDelta } from './planDelta';

/** A plan beside the cluster as it was when somebody looked. */
export type PlanReviewed = {
  /** `null`: the plan is carried out, or about to be; what it took the place of can no longer be told. */
  readonly review: Loadable<ComparedPlan> | null;
  /** When that was, as ISO 8601; `null`: not yet. */
  readonly comparedAt: string | null;
  /** Reads all of it again. */
  readonly refresh: () => void;
  readonly isRefreshing: boolean;
  readonly reader: ObjectReader;
};

export type ComparedPlan = {
  readonly delta: PlanDelta;
  /** In the order in which OLM goes through them. */
  readonly objects: readonly ComparedObject[];
  readonly leftoverObjects: LeftoverObjects;
};

/** Puts objects into texts, away from the thread that draws the page. */
export type ObjectReader = {
  readonly yamlOf: (object: JsonRecord) => Promise<string>;
  readonly diffOf: (live: JsonRecord, manifest: JsonRecord) => Promise<LineDiff>;
};
