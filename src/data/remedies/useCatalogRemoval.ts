import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Right } from '~/domain/failure';
import { type Loadable, all, map, ready } from '~/domain/loadable';
import { type Removal, removalOf, usersOf } from '~/domain/remedies/catalogRemoval';
import { type CatalogSource, catalogSourceModel } from '~/models/catalogSource';
import { type Subscription, subscriptionModel } from '~/models/subscription';
import { fromQuery } from '../fromQuery';
import { useAllowedList } from '../installed/allowedLists';
import { operatorHub } from './operatorHub';

export type CatalogRemoval = Removal & {
  /** The Subscriptions that get no updates without it. */
  readonly users: readonly CatalogName[];
  /** The right without which Subscriptions of other namespaces are not known; `null`: all are. */
  readonly unseen: Right | null;
};

type CatalogName = { readonly namespace: string; readonly name: string };

/**
 * What taking a catalog away means.
 * @param here the namespace whose Subscriptions are looked at when the user may not see those of all
 */
export function useCatalogRemoval(catalog: CatalogName, here: string): Loadable<CatalogRemoval> {
  const hub = unlessHidden(fromQuery(useQuery(operatorHub())));
  const catalogs = unlessHidden(useAllowedList<CatalogSource>(catalogSourceModel, catalog));
  const everywhere = useAllowedList<Subscription>(subscriptionModel, EVERYWHERE);
  const right = everywhere.status === 'failed' ? (everywhere.failure.right ?? null) : null;
  const isLimited = everywhere.status === 'failed';
  const own = useAllowedList<Subscription>(
    subscriptionModel,
    isLimited ? { namespace: here } : null,
  );
  const subscriptions = isLimited ? own : everywhere;
  return useMemo(
    () =>
      map(all({ hub, catalogs, subscriptions }), (facts) => ({
        ...removalOf(catalog, {
          source: facts.catalogs === 'hidden' ? 'hidden' : (facts.catalogs[0] ?? null),
          hub: facts.hub,
        }),
        users: usersOf(catalog, facts.subscriptions),
        unseen: right,
      })),
    [hub, catalogs, subscriptions, catalog, right],
  );
}

/** What this user may not read is no failure: it takes more rights then. */
function unlessHidden<T>(value: Loadable<T>): Loadable<T | 'hidden'> {
  return value.status === 'failed' && value.failure.kind === 'forbidden' ? HIDDEN : value;
}

const HIDDEN = ready('hidden' as const);
const EVERYWHERE = { namespace: null } as const;
