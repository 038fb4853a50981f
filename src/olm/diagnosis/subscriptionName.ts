import type { Subscription } from '~/kube/models/subscription';

/** A Subscription as a remedy names it. */
export function nameOf({ metadata }: Subscription) {
  return { namespace: metadata.namespace ?? '', name: metadata.name };
}
