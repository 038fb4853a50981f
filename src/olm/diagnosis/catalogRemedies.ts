import { catalogSourceModel } from '~/kube/models/catalogSource';
import { catalogHealth } from '~/olm/catalogSources/catalogHealth';
import type { Trouble } from '~/olm/messages/trouble';
import type { OperatorFacts } from './operatorFacts';
import type { Remedy } from './remedy';
import { nameOf } from './subscriptionName';

/**
 * CS-029, CS-058: the catalogs that are down, whosoever's they are: one keeps all Subscriptions that may use it from being
 * resolved. Those that OLM names, and the Subscription's own.
 */
export function catalogRemedies(
  troubles: readonly Trouble[],
  { catalogs }: OperatorFacts,
): readonly Remedy[] {
  const named = troubles
    .flatMap(({ objects }) => objects)
    .filter(({ model }) => model.kind === catalogSourceModel.kind)
    .map(({ namespace, name }) => ({ namespace: namespace ?? '', name }));
  const down = (catalogs ?? [])
    .map(catalogHealth)
    .filter(({ state }) => state === 'down')
    .map(({ namespace, name }) => ({ namespace, name }));
  return [...named, ...down].flatMap((catalog) => [
    { kind: 'restart-catalog' as const, catalog },
    { kind: 'disable-catalog' as const, catalog },
  ]);
}

/** To another channel, catalog or way of approval. */
export function editSubscription(
  setting: 'channel' | 'catalog' | 'approval',
  { subscription }: OperatorFacts,
): readonly Remedy[] {
  if (subscription === null) return [];
  return [{ kind: 'edit-subscription', subscription: nameOf(subscription), setting }];
}
