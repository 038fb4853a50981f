import type { JsonRecord } from '~/kube/json';
import type { Failure } from '~/kube/failure';
import type { PlanObject } from '~/olm/plans/planContent';

/** The cluster's object for an object of a plan. */
export type LiveObject =
  | { readonly kind: 'absent' }
  | { readonly kind: 'found'; readonly object: JsonRecord }
  /** Unknown whether it exists. */
  | { readonly kind: 'unreadable'; readonly failure: Failure };

export const ABSENT: LiveObject = { kind: 'absent' };

/**
 * An object of a plan and the one that it replaces: of the same kind and name; for a ClusterServiceVersion, the
 * replaced one.
 */
export type ComparedObject = { readonly after: PlanObject; readonly before: LiveObject };

/** A plan compared with the current cluster. */
export type PlanComparison = {
  readonly namespace: string;
  /** The namespaces of the OperatorGroup, `['']` for all (OG-004); `null`: unknown. */
  readonly watched: readonly string[] | null;
  /** In OLM's order. */
  readonly objects: readonly ComparedObject[];
};
