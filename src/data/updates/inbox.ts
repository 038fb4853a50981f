import { useMemo } from 'react';
import type { Failure } from '~/domain/failure';
import { type Loadable, dataOr, failed, loading, map } from '~/domain/loadable';
import { type Inbox, inboxOf } from '~/domain/plans/inbox/inboxPlan';
import { type JoinedInbox, joinedInbox } from '~/domain/plans/inbox/inboxReads';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import { type Subscription, subscriptionModel } from '~/models/subscription';
import { useAllowedList } from '../installed/allowedLists';
import { useNamespaces } from '../useNamespaces';
import {
  WATCHED_NAMESPACES,
  useReadInboxes,
  useRefreshedInboxes,
  useWatchedInboxes,
} from './inboxReads';

export type ReadInbox = Inbox & {
  /** Why it is not known who asked for the plans; `null`: it is. */
  readonly unknownSubscriptions: Failure | null;
  /** How it was put together by somebody who may not read the whole cluster; `null`: at once. */
  readonly byNamespace: InboxByNamespace | null;
};

export type InboxByNamespace = Pick<JoinedInbox, 'settled' | 'unread'> & {
  /** What keeps the user from reading all at once. */
  readonly cause: Failure;
  readonly total: number;
  /** They are too many to be followed: reads all again. `null`: they are kept up to date. */
  readonly refresh: (() => void) | null;
};

/**
 * What waits for approval in a namespace or everywhere. Who may not list the whole cluster gets the namespaces that they
 * see, one by one, as they come.
 */
export function useInbox(scope: string | null): Loadable<ReadInbox> {
  const atOnce = useInboxAtOnce(scope);
  const isRefused = atOnce.status === 'failed' && atOnce.failure.kind === 'forbidden';
  const cause = scope === null && isRefused ? atOnce.failure : null;
  const byNamespace = useByNamespace(cause);
  return cause === null ? atOnce : byNamespace;
}

function useInboxAtOnce(scope: string | null): Loadable<ReadInbox> {
  const where = { namespace: scope };
  const plans = useAllowedList<InstallPlan>(installPlanModel, where);
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, where);
  return useMemo(() => {
    if (subscriptions.status === 'loading') return loading;
    const known = dataOr(subscriptions, []);
    return map(plans, (found) => ({
      ...inboxOf(found, known),
      unknownSubscriptions: subscriptions.status === 'failed' ? subscriptions.failure : null,
      byNamespace: null,
    }));
  }, [plans, subscriptions]);
}

/** @param cause `null`: nothing is read */
function useByNamespace(cause: Failure | null): Loadable<ReadInbox> {
  const { namespaces } = useNamespaces(cause !== null);
  const names = useMemo(
    () =>
      dataOr(namespaces, [])
        .map(({ metadata }) => metadata.name)
        .toSorted(),
    [namespaces],
  );
  const isWatched = names.length <= WATCHED_NAMESPACES;
  const watched = useWatchedInboxes(isWatched ? names : NONE);
  const read = useReadInboxes(isWatched ? NONE : names);
  const refresh = useRefreshedInboxes();
  const reads = isWatched ? watched : read;
  const joined = useMemo(() => joinedInbox(reads), [reads]);
  if (cause === null || namespaces.status === 'loading') return loading;
  // Neither projects nor namespaces can be listed: somebody has to name one.
  if (namespaces.status === 'failed') return failed(cause);
  const { waiting, others, settled, unread } = joined;
  const progress = { cause, total: names.length, settled, unread };
  return {
    status: 'ready',
    data: {
      waiting,
      others,
      unknownSubscriptions: null,
      byNamespace: { ...progress, refresh: isWatched ? null : refresh },
    },
    stale: namespaces.stale,
  };
}

const NONE: readonly string[] = [];
