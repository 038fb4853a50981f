import type { Subscription } from '~/kube/models/subscription';
import type { OlmMessage } from '~/olm/messages/message';
import type { OperatorFacts } from './operatorFacts';
import type { Remedy } from './remedy';

/**
 * A resolution fails for all Subscriptions of a namespace, with the same message for each. The message names the
 * affected ones (recording api_conflict).
 */
export function isAboutOthers(
  messages: readonly OlmMessage[],
  { subscription }: OperatorFacts,
): boolean {
  const names = messages.flatMap(subscriptionsIn);
  return names.length > 0 && !names.includes(subscription?.metadata.name ?? '');
}

/**
 * The deleted Subscriptions that a failed resolution names. OLM keeps its message: a deletion does not start a
 * resolution, and OLM does not retry a resolution without a solution. Source: operator-lifecycle-manager
 * pkg/controller/operators/catalog/operator.go: syncResolvingNamespace (NotSatisfiable returns no error), and no
 * deletion handler for Subscriptions. A change in the namespace, or 15 minutes, start it.
 */
export function goneSubscriptions(
  messages: readonly OlmMessage[],
  { subscription, subscriptions }: OperatorFacts,
): readonly string[] {
  // Unknown unless the message also names this Subscription.
  if (subscription === null) return [];
  const names = messages.filter(isFinal).flatMap(subscriptionsIn);
  const known = subscriptions.map(({ metadata }) => metadata.name);
  return [...new Set(names)].filter((name) => !known.includes(name));
}

/** OLM retries after other causes, such as a catalog (SU-010). */
function isFinal({ reason }: OlmMessage): boolean {
  return reason === 'ConstraintsNotSatisfiable';
}

/** Links to the other Subscriptions for which the resolution fails. */
export function openOthers(
  messages: readonly OlmMessage[],
  { namespace, subscriptions, subscription }: OperatorFacts,
): readonly Remedy[] {
  const names = messages.flatMap(subscriptionsIn);
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
