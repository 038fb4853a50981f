import type { Subscription } from '~/kube/models/subscription';
import type { OlmMessage } from '~/olm/messages/message';
import type { OperatorFacts } from './operatorFacts';
import type { Remedy } from './remedy';

/**
 * A resolution fails for all Subscriptions of a namespace together, and OLM tells each of them the same: the message names
 * those that it is about (recording api_conflict).
 */
export function isAboutOthers(
  said: readonly OlmMessage[],
  { subscription }: OperatorFacts,
): boolean {
  const names = said.flatMap(subscriptionsIn);
  return names.length > 0 && !names.includes(subscription?.metadata.name ?? '');
}

/**
 * The Subscriptions that a resolution failed for and that no longer exist. OLM keeps its message: who deletes a Subscription
 * does not make it resolve again, and it does not retry a resolution that no solution exists for.
 * Source: operator-lifecycle-manager pkg/controller/operators/catalog/operator.go: syncResolvingNamespace (NotSatisfiable
 * returns no error), and no deletion handler for Subscriptions; what is updated in the namespace, or 15 minutes, bring it back.
 */
export function goneSubscriptions(
  said: readonly OlmMessage[],
  { subscription, subscriptions }: OperatorFacts,
): readonly string[] {
  // Without one of its own the others are not known.
  if (subscription === null) return [];
  const names = said.filter(isFinal).flatMap(subscriptionsIn);
  const known = subscriptions.map(({ metadata }) => metadata.name);
  return [...new Set(names)].filter((name) => !known.includes(name));
}

/** What prevented the resolution otherwise, such as a catalog, OLM retries (SU-010). */
function isFinal({ reason }: OlmMessage): boolean {
  return reason === 'ConstraintsNotSatisfiable';
}

/** The other Subscriptions that a resolution fails for, to look at. */
export function openOthers(
  said: readonly OlmMessage[],
  { namespace, subscriptions, subscription }: OperatorFacts,
): readonly Remedy[] {
  const names = said.flatMap(subscriptionsIn);
  const isOther = ({ metadata }: Subscription) =>
    metadata.name !== subscription?.metadata.name && names.includes(metadata.name);
  return subscriptions
    .filter(isOther)
    .map(({ metadata }) => ({ kind: 'open-operator', namespace, name: metadata.name }));
}

/** `subscription <name> exists`, `subscription <name> requires …`, `referenced by subscription <name>` (SU-010). */
function subscriptionsIn({ message }: OlmMessage): readonly string[] {
  return [...message.matchAll(/\bsubscription (?<name>[a-z0-9][^\s,]*)/g)].flatMap(
    ({ groups }) => groups?.['name'] ?? [],
  );
}
