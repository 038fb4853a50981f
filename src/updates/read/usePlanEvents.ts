import { useMemo } from 'react';
import { type OperatorEvent, eventsOf } from '~/olm/installed/operatorEvents';
import { type Loadable, map } from '~/kube/loadable';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type KubeEvent, eventModel } from '~/kube/models/event';
import { useAllowedList } from '~/kube/allowedLists';

/** The stored events of a plan, of the objects that it installs and of the Subscriptions behind it. */
export function usePlanEvents(
  plan: Pick<ReviewedPlan, 'namespace' | 'name' | 'csvNames' | 'changes'>,
): Loadable<readonly OperatorEvent[]> {
  const { namespace, name, csvNames, changes } = plan;
  const events = useAllowedList<KubeEvent>(eventModel, { namespace });
  return useMemo(() => {
    const subscriptions = changes.flatMap(({ subscription }) => subscription ?? []);
    const meant: Readonly<Record<string, readonly string[] | undefined>> = {
      InstallPlan: [name],
      ClusterServiceVersion: csvNames,
      Subscription: subscriptions,
    };
    return map(events, (all) =>
      eventsOf(all, ({ kind = '', name: own = '' }) => meant[kind]?.includes(own) === true),
    );
  }, [events, name, csvNames, changes]);
}
