import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';
import type { Failure } from '~/kube/failure';
import { type Loadable, dataOr } from '~/kube/loadable';

/** What could be read of one namespace, for those who may not read all of them at once. */
export type NamespacePlans = {
  readonly namespace: string;
  readonly plans: Loadable<readonly InstallPlan[]>;
  readonly subscriptions: Loadable<readonly Subscription[]>;
};

export type JoinedPlans = {
  readonly plans: readonly InstallPlan[];
  readonly subscriptions: readonly Subscription[];
  /** Namespaces whose plans are not known, with the cause. */
  readonly unread: readonly { readonly namespace: string; readonly failure: Failure }[];
  /** Namespaces that were read, or could not be. */
  readonly settled: number;
};

/** The plans of several namespaces, as far as they are read. Without Subscriptions a plan says less of who asked for it. */
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

/** Rows that change while the rest comes in would mislead. */
function isSettled({ plans, subscriptions }: NamespacePlans): boolean {
  return plans.status !== 'loading' && subscriptions.status !== 'loading';
}
