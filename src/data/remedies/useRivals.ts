import { useMemo } from 'react';
import { useWatchList } from '~/cluster/watch';
import { type Loadable, map } from '~/domain/loadable';
import { type Rival, rivalsOf } from '~/domain/remedies/rivals';
import { type OperatorGroup, operatorGroupModel } from '~/models/operatorGroup';

/** Who serves the same APIs to namespaces that the Operators of this one watch, too. Needs to see all OperatorGroups. */
export function useRivals(apis: readonly string[], namespace: string): Loadable<readonly Rival[]> {
  const groups = useWatchList<OperatorGroup>(operatorGroupModel, EVERYWHERE);
  return useMemo(
    () => map(groups, (all) => rivalsOf(apis, namespace, all)),
    [groups, apis, namespace],
  );
}

const EVERYWHERE = { namespace: null } as const;
