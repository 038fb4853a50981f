import { useMemo } from 'react';
import type { CatalogSource } from '~/kube/models/catalogSource';
import { dataOr } from '~/kube/loadable';
import { catalogSourceItems } from '~/olm/catalogSources/catalogSourceItems';
import { type SourceRow, sourceRows } from '~/olm/catalogSources/sourceRow';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { useAllowedList } from '~/kube/allowedLists';
import { useSlowClock } from '~/kube/useSlowClock';
import { optionalValue } from './optionalValue';
import { useSeenSources } from './useSeenSources';
import { useSourcePods } from './useSourcePods';

/**
 * The catalogs of a namespace that are down, with the Subscriptions that they block; `null`: of all namespaces. Empty
 * without permission for catalogs. Further data is read only if a catalog is down.
 */
export function useDownSources(scope: string | null): readonly SourceRow[] {
  const seen = useSeenSources(scope);
  const now = useSlowClock();
  const sources = dataOr(seen, null)?.sources ?? NONE;
  const down = useMemo(
    () =>
      // The default catalogs are irrelevant here.
      catalogSourceItems({ sources, hub: 'hidden', namespace: scope, now }).filter(
        ({ state }) => state === 'down',
      ),
    [sources, scope, now],
  );
  const where = down.length === 0 ? null : { namespace: scope };
  const namespaces = useMemo(() => [...new Set(down.map(({ namespace }) => namespace))], [down]);
  const pods = useSourcePods(namespaces);
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, where);
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, where);
  return useMemo(
    () =>
      sourceRows(down, {
        pods: optionalValue(pods),
        packages: 'hidden',
        subscriptions: optionalValue(subscriptions),
        groups: optionalValue(groups),
      }),
    [down, pods, subscriptions, groups],
  );
}

const NONE: readonly CatalogSource[] = [];
