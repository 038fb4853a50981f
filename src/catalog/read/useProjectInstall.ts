import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { dataOr } from '~/kube/loadable';
import { operatorGroupModel, type OperatorGroup } from '~/kube/models/olm';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import {
  neededToInstall,
  type ProjectInstall,
  projectInstall,
} from '~/catalog/rules/projectInstall';
import type { NamespaceScope } from '~/routes';

/** What the user can install into the selected project; nothing is known of all projects. */
export function useProjectInstall(scope: NamespaceScope): ProjectInstall {
  const where = useMemo(() => (scope === null ? null : { namespace: scope }), [scope]);
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, where);
  const denied = useMissingPermissions(scope === null ? [] : neededToInstall(scope));
  return projectInstall(scope === null ? null : dataOr(groups, null), denied);
}
