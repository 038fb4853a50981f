import type { Subscription } from '~/kube/models/subscription';

/** The name of a Subscription in a remedy. */
export function nameOf({ metadata }: Subscription) {
  return { namespace: metadata.namespace ?? '', name: metadata.name };
}
