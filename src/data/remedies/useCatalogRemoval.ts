import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Right } from '~/domain/failure';
import { type Loadable, all, dataOr, map } from '~/domain/loadable';
import {
  deleteCatalog,
  isDefaultCatalog,
  switchOff,
  usersOf,
} from '~/domain/remedies/catalogRemoval';
import type { ClusterCall } from '~/domain/remedies/clusterCall';
import { type CatalogSource, catalogSourceModel } from '~/models/catalogSource';
import { type Subscription, subscriptionModel } from '~/models/subscription';
import { fromQuery } from '../fromQuery';
import { useAllowedList } from '../installed/allowedLists';
import { operatorHub } from './operatorHub';

export type CatalogRemoval = {
  /** OpenShift brings it: it is switched off, not deleted. */
  readonly isDefault: boolean;
  readonly calls: readonly ClusterCall[];
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
  const hub = fromQuery(useQuery(operatorHub()));
  const catalogs = useAllowedList<CatalogSource>(catalogSourceModel, catalog);
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
      map(all({ hub, subscriptions }), (facts) => {
        const [source = null] = dataOr(catalogs, []);
        const isDefault = isDefaultCatalog(catalog, source, facts.hub);
        return {
          isDefault,
          calls: [
            isDefault && facts.hub !== null
              ? switchOff(facts.hub, catalog.name)
              : deleteCatalog(catalog, source),
          ],
          users: usersOf(catalog, facts.subscriptions),
          unseen: right,
        };
      }),
    [hub, catalogs, subscriptions, catalog, right],
  );
}

const EVERYWHERE = { namespace: null } as const;
