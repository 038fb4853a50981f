import { useMemo } from 'react';
import { type Loadable, map } from '~/kube/loadable';
import { type ConflictingGroup, conflictingGroups } from '~/operator/rules/conflictingGroups';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { useAllowedList } from '~/kube/allowedLists';

/**
 * The OperatorGroups that provide the same APIs to a namespace of this one's Operators. Requires permission for all
 * OperatorGroups.
 */
export function useConflictingGroups(
  apis: readonly string[],
  namespace: string,
): Loadable<readonly ConflictingGroup[]> {
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, EVERYWHERE);
  return useMemo(
    () => map(groups, (all) => conflictingGroups(apis, namespace, all)),
    [groups, apis, namespace],
  );
}

const EVERYWHERE = { namespace: null } as const;
