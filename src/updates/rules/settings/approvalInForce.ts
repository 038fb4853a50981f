import type { ApprovalStrategy, Subscription } from '~/kube/models/olm';
import { type Sibling, siblingsIn } from '~/olm/installed/subscription';

/** The effective approval of a namespace's plans, independent of this Subscription. */
export type ApprovalInForce = {
  readonly isManual: boolean;
  /** Other Subscriptions with Manual approval. One of them is sufficient (IN-019). */
  readonly heldBy: readonly string[];
};

/**
 * OLM creates one plan for all Subscriptions of a namespace, which requires approval if any of them is Manual (IN-019;
 * operator-lifecycle-manager, catalog operator; recording shared_installplan).
 */
export function approvalInForce(
  approval: ApprovalStrategy,
  siblings: readonly Sibling[],
): ApprovalInForce {
  const heldBy = namesOf(siblings.filter(({ isManual }) => isManual));
  return { isManual: approval === 'Manual' || heldBy.length > 0, heldBy };
}

/** The other Subscriptions of the namespace, including dependencies (IN-038). */
export function siblingsOf(
  { metadata }: Subscription,
  subscriptions: readonly Subscription[],
): readonly Sibling[] {
  return siblingsIn(
    metadata.namespace ?? '',
    subscriptions,
    (other) => other.metadata.name === metadata.name,
  );
}

export function namesOf(siblings: readonly Sibling[]): readonly string[] {
  return siblings.map(({ subscription }) => subscription);
}

/**
 * OLM does not resolve a Subscription with an unfinished plan. If all Subscriptions of a namespace have one, it
 * resolves nothing there (operator-lifecycle-manager, catalog operator, `nothingToUpdate`).
 */
export function waitsForItsPlan({ status }: Subscription): boolean {
  return status?.state === 'UpgradePending' && status.installPlanRef !== undefined;
}
