import { useMemo } from 'react';
import { type Loadable, map } from '~/kube/loadable';
import { type Rival, rivalsOf } from '~/operator/rules/rivals';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { useAllowedList } from '~/kube/allowedLists';

/** Who serves the same APIs to namespaces that the Operators of this one watch, too. Needs to see all OperatorGroups. */
export function useRivals(apis: readonly string[], namespace: string): Loadable<readonly Rival[]> {
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, EVERYWHERE);
  return useMemo(
    () => map(groups, (all) => rivalsOf(apis, namespace, all)),
    [groups, apis, namespace],
  );
}

const EVERYWHERE = { namespace: null } as const;
