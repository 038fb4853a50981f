import type { JsonRecord } from '~/kube/json';
import type { Loadable } from '~/kube/loadable';
import type { PlanContent } from '~/olm/plans/planContent';

/** Further data about a plan. */
export type PlanDetails = {
  /** The plan in the cluster; `null`: not loaded. */
  readonly plan: JsonRecord | null;
  readonly content: Loadable<PlanContent>;
  /** OLM v1, which has no plans, installs the content. */
  readonly isExtension?: boolean;
  /** The namespaces of the OperatorGroup, `['']` for all (OG-004); `null`: unknown. */
  readonly watched: readonly string[] | null;
  /** The CustomResourceDefinitions of the cluster when the plan was opened. */
  readonly existing: Loadable<readonly string[]>;
  /** Requests failed data again. */
  readonly refetch: () => void;
};
