import type { InstallPlan } from '../../../models/installPlan';
import type { Subscription } from '../../../models/subscription';
import type { Failure } from '../../failure';
import { type Loadable, dataOr } from '../../loadable';
import { type Inbox, inboxOf } from './inboxPlan';

/** What could be read of one namespace, for those who may not read all of them at once. */
export type InboxRead = {
  readonly namespace: string;
  readonly plans: Loadable<readonly InstallPlan[]>;
  readonly subscriptions: Loadable<readonly Subscription[]>;
};

export type JoinedInbox = Inbox & {
  /** Namespaces whose plans are not known, with the cause. */
  readonly unread: readonly { readonly namespace: string; readonly failure: Failure }[];
  /** Namespaces that were read, or could not be. */
  readonly settled: number;
};

/** The plans of several namespaces, as far as they are read. Without Subscriptions a plan says less of who asked for it. */
export function joinedInbox(reads: readonly InboxRead[]): JoinedInbox {
  const read = reads.filter(isSettled);
  const plans = read.flatMap((one) => dataOr(one.plans, []));
  const subscriptions = read.flatMap((one) => dataOr(one.subscriptions, []));
  return {
    ...inboxOf(plans, subscriptions),
    unread: read.flatMap(({ namespace, plans: found }) =>
      found.status === 'failed' ? [{ namespace, failure: found.failure }] : [],
    ),
    settled: read.length,
  };
}

/** Rows that change while the rest comes in would mislead. */
function isSettled({ plans, subscriptions }: InboxRead): boolean {
  return plans.status !== 'loading' && subscriptions.status !== 'loading';
}
