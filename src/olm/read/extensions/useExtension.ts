import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import type { ClusterExtension } from '~/kube/models/olmV1';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import { type Pod, podModel } from '~/kube/models/workloads';
import { ownedBy } from '~/olm/extensions/ownerLabels';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useReportDeadline } from '~/olm/read/useReportDeadline';
import { useUnreadyPods } from '~/olm/read/useUnreadyPods';
import {
  type OperatorDeployment,
  deploymentState,
  unreadySince,
  afterGracePeriod,
} from '~/olm/workloads/workload';
import { type Catalog, readCatalog } from '~/olm/extensions/catalog';
import { type Extension, inManagedNamespace, readExtension } from '~/olm/extensions/extension';
import { extensionOperator } from '~/olm/extensions/extensionOperator';
import { type ExtensionStatus, extensionStatus } from '~/olm/extensions/extensionStatus';
import { useClusterCatalogs, useExtensions } from './useExtensions';
import { useAbsentPackages } from './useAbsentPackages';
import { useMissingNamespaces } from './useMissingNamespaces';

/** One extension with the data of its page. */
export type ExtensionDetails = {
  readonly object: ClusterExtension;
  readonly extension: Extension;
  readonly operator: InstalledOperator;
  readonly status: ExtensionStatus;
  /** `null` while loading and without permission. */
  readonly catalogs: readonly Catalog[] | null;
  /** The other extensions. */
  readonly others: readonly Extension[];
};

export type ExtensionTabProps = { readonly details: ExtensionDetails };

/**
 * Watches one extension; `null` if it does not exist.
 * @param isServed if false, nothing is requested (loading)
 */
export function useExtension(name: string, isServed: boolean): Loadable<ExtensionDetails | null> {
  const extensions = useExtensions(isServed);
  const catalogs = useClusterCatalogs(isServed);
  const labels = useMemo(() => ownedBy(name), [name]);
  const owned = useAllowedList<Deployment>(
    deploymentModel,
    isServed ? { namespace: null, labels } : null,
  );
  const pods = useUnreadyPods(dataOr(owned, NO_DEPLOYMENTS));
  const own = useMemo(() => dataOr(extensions, []).filter(isCalled(name)), [extensions, name]);
  const missing = useMissingNamespaces(own);
  const known = useMemo(() => dataOr(catalogs, null)?.map(readCatalog) ?? null, [catalogs]);
  const absent = useAbsentPackages(own, known);
  return useMemo(
    () =>
      map(extensions, (list) => {
        const object = list.find(isCalled(name));
        if (object === undefined) return null;
        const facts = {
          deployments: dataOr(owned, null),
          catalogs: known,
          pods,
          missing,
          absentFrom: absent.get(name) ?? [],
        };
        const extension = inManagedNamespace(readExtension(object), facts.deployments);
        return {
          object,
          extension,
          operator: extensionOperator(object, facts),
          status: extensionStatus(extension, facts),
          catalogs: facts.catalogs,
          others: list.filter((one) => one !== object).map(readExtension),
        };
      }),
    [extensions, known, owned, pods, missing, absent, name],
  );
}

function isCalled(name: string) {
  return ({ metadata }: ClusterExtension): boolean => metadata.name === name;
}

const NO_DEPLOYMENTS: readonly Deployment[] = [];

/** Watches the workload of an extension. Without permission to list pods, the status of the Deployments is used. */
export function useExtensionDeployments({
  name,
  namespace,
}: Pick<Extension, 'name' | 'namespace'>): Loadable<readonly OperatorDeployment[]> {
  const labels = useMemo(() => ownedBy(name), [name]);
  const owned = useAllowedList<Deployment>(deploymentModel, { namespace: null, labels });
  const pods = useExtensionPods({ namespace });
  const found = useMemo(
    () => map(owned, (list) => list.map((one) => deploymentState(one, dataOr(pods, [])))),
    [owned, pods],
  );
  const now = useReportDeadline(unreadySince(dataOr(found, [])));
  return useMemo(() => map(found, (list) => afterGracePeriod(list, now)), [found, now]);
}

/** The pods in the namespace of an extension, of the same watch. */
export function useExtensionPods({
  namespace,
}: Pick<Extension, 'namespace'>): Loadable<readonly Pod[]> {
  return useAllowedList<Pod>(podModel, namespace === null ? null : { namespace });
}
