import { useMemo } from 'react';
import type { CatalogSource } from '~/kube/models/catalogSource';
import { dataOr } from '~/kube/loadable';
import { catalogSourceItems } from '~/olm/catalogSources/catalogSourceItems';
import { type SourceRow, sourceRows } from '~/olm/catalogSources/sourceRow';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { useAllowedList } from '~/kube/allowedLists';
import { useSlowClock } from '~/kube/useSlowClock';
import { knownFrom } from './knownFrom';
import { useSeenSources } from './useSeenSources';
import { useSourcePods } from './useSourcePods';

/**
 * The catalogs that OLM cannot read, of those that serve a namespace or, with `null`, of all; with what they hold up
 * there. None for who may not see catalogs; what else is read is read only when one is down.
 */
export function useDownSources(scope: string | null): readonly SourceRow[] {
  const seen = useSeenSources(scope);
  const now = useSlowClock();
  const sources = dataOr(seen, null)?.sources ?? NONE;
  const down = useMemo(
    () =>
      // Which of them OpenShift brings does not matter here.
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
        pods: knownFrom(pods),
        packages: 'hidden',
        subscriptions: knownFrom(subscriptions),
        groups: knownFrom(groups),
      }),
    [down, pods, subscriptions, groups],
  );
}

const NONE: readonly CatalogSource[] = [];
