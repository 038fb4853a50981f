import { useAllowedList } from '~/kube/allowedLists';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import type { Failure } from '~/kube/failure';
import { NO_ACCESS_FACTS } from '~/install/rules/accessFacts';
import type { ClusterFacts } from '~/install/rules/form';
import { globalNamespace } from '~/olm/namespaces/globalNamespace';
import { UNKNOWN_SURROUNDINGS } from '~/install/rules/problems/surroundings';
import { type Loadable, dataOr } from '~/kube/loadable';
import { namespaceModel } from '~/kube/models/namespace';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { subscriptionModel } from '~/kube/models/subscription';
import { useAccessFacts } from './useAccessFacts';
import { useCan } from '~/kube/useCan';
import { useNamespaces } from '~/kube/useNamespaces';

export type InstallGround = {
  /** What holds wherever the Operator is installed. The rest of the facts is still unknown in it. */
  readonly general: ClusterFacts;
  /** The OperatorGroups of the whole cluster, for those who may list them. */
  readonly allGroups: Loadable<readonly OperatorGroup[]>;
  readonly isLoading: boolean;
  /** What could not be read, and so was not checked. */
  readonly unread: readonly Failure[];
};

/** What the cluster says of an installation before a namespace is chosen: namespaces, rights, OperatorGroups, the cloud. */
export function useInstallGround(offered: OperatorPackage, scope: string | null): InstallGround {
  const { namespaces, areProjects } = useNamespaces();
  const allGroups = useAllowedList<OperatorGroup>(operatorGroupModel, { namespace: null });
  const operatorGroups = dataOr(allGroups, null);
  const seesAll = useCan({ verb: 'list', group: '', resource: namespaceModel.plural });
  const mayCreate = useCan({ verb: 'create', group: '', resource: namespaceModel.plural });
  const mayUseGlobal = useCan({
    verb: 'create',
    group: subscriptionModel.group,
    resource: subscriptionModel.plural,
    namespace: globalNamespace({ operatorGroups, areProjects }),
  });
  const access = useAccessFacts(offered);
  const read = [namespaces, allGroups, seesAll, mayCreate, mayUseGlobal, access];
  return {
    general: {
      ...UNKNOWN_SURROUNDINGS,
      ...dataOr(access, NO_ACCESS_FACTS),
      scope,
      namespaces: dataOr(namespaces, null),
      seesAllNamespaces: dataOr(seesAll, false),
      operatorGroups,
      subscriptions: null,
      newNamespaceKind: areProjects && !dataOr(mayCreate, true) ? 'ProjectRequest' : 'Namespace',
      areProjects,
      mayUseGlobal: dataOr(mayUseGlobal, null),
      trustedCaMaps: null,
    },
    allGroups,
    isLoading: read.some(({ status }) => status === 'loading'),
    unread: [namespaces, access].flatMap((one) => (one.status === 'failed' ? one.failure : [])),
  };
}
