import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { catalogHealth } from '~/olm/catalogSources/catalogHealth';
import { endpointOf } from '~/olm/catalogSources/sourceEndpoint';
import type { CatalogName } from '~/olm/installed/subscriptionSettings';
import type { Meaning } from '~/olm/messages/meaning';
import type { OperatorFacts } from './operatorFacts';
import type { Remedy } from './remedy';
import { nameOf } from './subscriptionName';

/**
 * CS-029, CS-058: all failing catalogs that OLM names, and the Subscription's own. A single failing catalog prevents
 * the resolution of all Subscriptions that can use it.
 */
export function catalogRemedies(
  meanings: readonly Meaning[],
  { catalogs }: OperatorFacts,
): readonly Remedy[] {
  const named = meanings
    .flatMap(({ objects }) => objects)
    .filter(({ model }) => model.kind === catalogSourceModel.kind)
    .map(({ namespace, name }) => ({ namespace: namespace ?? '', name }));
  const down = (catalogs ?? [])
    .map(catalogHealth)
    .filter(({ state }) => state === 'down')
    .map(({ namespace, name }) => ({ namespace, name }));
  return [...named, ...down].flatMap((catalog): readonly Remedy[] => [
    ...(hasNoPod(catalog, catalogs) ? [] : [{ kind: 'restart-catalog', catalog } as const]),
    { kind: 'disable-catalog', catalog },
  ]);
}

/** OLM runs no pod for a catalog with an address (CS-006). */
function hasNoPod(
  { namespace, name }: CatalogName,
  catalogs: readonly CatalogSource[] | null,
): boolean {
  const found = catalogs?.find(
    ({ metadata }) => metadata.name === name && metadata.namespace === namespace,
  );
  return found !== undefined && endpointOf(found).kind === 'address';
}

/** Change the channel, catalog or update approval. */
export function editSubscription(
  setting: 'channel' | 'catalog' | 'approval',
  { subscription }: OperatorFacts,
): readonly Remedy[] {
  if (subscription === null) return [];
  return [{ kind: 'edit-subscription', subscription: nameOf(subscription), setting }];
}
