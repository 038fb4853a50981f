import type { JsonRecord } from '~/kube/json';
import type { Failure } from '~/kube/failure';
import type { PlanObject } from '~/olm/plans/planContent';

/** What the cluster has in the place of an object that a plan brings. */
export type LiveObject =
  | { readonly kind: 'absent' }
  | { readonly kind: 'found'; readonly object: JsonRecord }
  /** Whether the cluster has it is not known. */
  | { readonly kind: 'unreadable'; readonly failure: Failure };

export const ABSENT: LiveObject = { kind: 'absent' };

/** An object of a plan beside what it takes the place of: of the same kind and name; for a ClusterServiceVersion the one that it replaces. */
export type ComparedObject = { readonly after: PlanObject; readonly before: LiveObject };

/** A plan beside the cluster as it is. */
export type PlanComparison = {
  readonly namespace: string;
  /** The namespaces of the OperatorGroup, `['']` for all (OG-004); `null` while they are not known. */
  readonly watched: readonly string[] | null;
  /** In the order in which OLM goes through them. */
  readonly objects: readonly ComparedObject[];
};
