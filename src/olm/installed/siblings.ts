import type { Subscription } from '~/kube/models/subscription';
import { readSettings } from './subscriptionSettings';

/** Another Operator's Subscription in the namespace. */
export type Sibling = { readonly subscription: string; readonly isManual: boolean };

/**
 * The other Subscriptions of a namespace, by name; IN-038: those of dependencies count like any other.
 * @param isOwn whether a Subscription is the one that has siblings
 */
export function siblingsIn(
  namespace: string,
  subscriptions: readonly Subscription[],
  isOwn: (subscription: Subscription) => boolean,
): readonly Sibling[] {
  // Not selected yet.
  if (namespace === '') return [];
  return subscriptions
    .filter((other) => other.metadata.namespace === namespace && !isOwn(other))
    .map((other) => ({
      subscription: other.metadata.name,
      isManual: readSettings(other).approval === 'Manual',
    }))
    .toSorted((one, other) => (one.subscription < other.subscription ? -1 : 1));
}
