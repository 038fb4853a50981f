import type { Subscription } from '../../../models/subscription';
import type { OlmMessage } from '../../olmMessages/message';
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
