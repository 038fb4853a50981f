import type { JsonRecord } from '~/kube/json';
import type { Loadable } from '~/kube/loadable';
import type { PlanContent } from '~/olm/plans/planContent';

/** What can be found out about a plan beyond the plan itself. */
export type PlanDetails = {
  /** The plan as it is in the cluster; `null` as long as it is not there. */
  readonly plan: JsonRecord | null;
  readonly content: Loadable<PlanContent>;
  /** The namespaces of the OperatorGroup, `['']` for all (OG-004); `null` while they are not known. */
  readonly watched: readonly string[] | null;
  /** The CustomResourceDefinitions that the cluster had when the plan was opened. */
  readonly existing: Loadable<readonly string[]>;
  /** Asks again for what could not be read. */
  readonly refetch: () => void;
};
