import type { ApprovalStrategy, Subscription } from '~/kube/models/subscription';
import { type Sibling, siblingsIn } from '~/olm/installed/siblings';

/** How the plans of a namespace are approved, whatever this Subscription says. */
export type ApprovalInForce = {
  readonly isManual: boolean;
  /** Other Subscriptions that are Manual: one of them is enough for all (IN-019). */
  readonly heldBy: readonly string[];
};

/**
 * OLM makes one plan for all Subscriptions of a namespace, and it waits for approval when any of them is Manual (IN-019;
 * operator-lifecycle-manager, catalog operator; recording shared_installplan).
 */
export function approvalInForce(
  approval: ApprovalStrategy,
  siblings: readonly Sibling[],
): ApprovalInForce {
  const heldBy = namesOf(siblings.filter(({ isManual }) => isManual));
  return { isManual: approval === 'Manual' || heldBy.length > 0, heldBy };
}

/** The other Subscriptions of the namespace; dependencies' count like any other (IN-038). */
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
 * While a Subscription has a plan that is not done, OLM does not resolve it; while all of a namespace have, it resolves
 * nothing there, whatever changes (operator-lifecycle-manager, catalog operator, `nothingToUpdate`).
 */
export function waitsForItsPlan({ status }: Subscription): boolean {
  return status?.state === 'UpgradePending' && status.installPlanRef !== undefined;
}
