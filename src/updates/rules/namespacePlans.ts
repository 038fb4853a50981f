import type { InstallPlan, Subscription } from '~/kube/models/olm';
import type { Failure } from '~/kube/failure';
import { type Loadable, dataOr } from '~/kube/loadable';

/** The data of one namespace, for users without permission for all of them at once. */
export type NamespacePlans = {
  readonly namespace: string;
  readonly plans: Loadable<readonly InstallPlan[]>;
  readonly subscriptions: Loadable<readonly Subscription[]>;
};

export type JoinedPlans = {
  readonly plans: readonly InstallPlan[];
  readonly subscriptions: readonly Subscription[];
  /** Namespaces whose plans are unknown, with the failure. */
  readonly unread: readonly { readonly namespace: string; readonly failure: Failure }[];
  /** The number of loaded and failed namespaces. */
  readonly settled: number;
};

/** The plans of several namespaces, as far as loaded. Without Subscriptions, the requesting ones are unknown. */
export function joinedPlans(reads: readonly NamespacePlans[]): JoinedPlans {
  const read = reads.filter(isSettled);
  return {
    plans: read.flatMap((one) => dataOr(one.plans, [])),
    subscriptions: read.flatMap((one) => dataOr(one.subscriptions, [])),
    unread: read.flatMap(({ namespace, plans: found }) =>
      found.status === 'failed' ? [{ namespace, failure: found.failure }] : [],
    ),
    settled: read.length,
  };
}

/** Complete namespaces only, so that rows do not change later. */
function isSettled({ plans, subscriptions }: NamespacePlans): boolean {
  return plans.status !== 'loading' && subscriptions.status !== 'loading';
}
