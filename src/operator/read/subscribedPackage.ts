import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Subscription } from '~/kube/models/subscription';
import { operatorPackage } from '~/olm/read/packages';

/**
 * The package of a Subscription, with the install modes of its channels. Requested on demand.
 * @param subscription `null`: none, and nothing is requested
 */
export function subscribedPackage(subscription: Subscription | null, namespace: string) {
  const spec = subscription?.spec;
  const key = {
    catalog: spec?.source ?? '',
    catalogNamespace: spec?.sourceNamespace ?? '',
    packageName: spec?.name ?? '',
  };
  const requested = operatorPackage(namespace, key);
  return queryOptions({
    queryKey: requested.queryKey,
    queryFn: spec === undefined ? skipToken : (requested.queryFn ?? skipToken),
  });
}
