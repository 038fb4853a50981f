import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import {
  type ClusterCatalog,
  clusterCatalogModel,
  type ClusterExtension,
  clusterExtensionModel,
} from '~/kube/models/olmV1';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import { OF_EXTENSIONS, ownerIn } from '~/olm/extensions/ownerLabels';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useUnreadyPods } from '~/olm/read/useUnreadyPods';
import { grouped } from '~/olm/lists/grouped';
import { type Catalog, readCatalog } from '~/olm/extensions/catalog';
import { readExtension } from '~/olm/extensions/extension';
import { extensionOperator, type ExtensionRow } from '~/olm/extensions/extensionOperator';
import type { ExtensionUpdate } from '~/olm/extensions/extensionUpdate';
import { type ExtensionUpdates, useExtensionUpdates } from './useExtensionUpdates';
import { useAbsentPackages } from './useAbsentPackages';
import { useMissingNamespaces } from './useMissingNamespaces';
import { ifServed, useHasExtensions, useServesExtensions } from './useServesExtensions';

/** The installed extensions; `null`, without further requests, if the cluster has no OLM v1. */
export function useExtensionOperators(): Loadable<readonly InstalledOperator[]> | null {
  const { rows } = useExtensionRows();
  return useMemo(() => rows && map(rows, (list) => list.map(({ operator }) => operator)), [rows]);
}

/** The extensions without their workload and updates; empty without OLM v1 and without permission. */
export function useInstalledExtensions(): readonly InstalledOperator[] {
  const extensions = useExtensions(useHasExtensions());
  return useMemo(
    () => dataOr(extensions, NONE).map((object) => extensionOperator(object, UNSEEN)),
    [extensions],
  );
}

const UNSEEN = { deployments: null, catalogs: null };

type ExtensionRows = {
  /** `null`, without further requests, if the cluster has no OLM v1. */
  readonly rows: Loadable<readonly ExtensionRow[]> | null;
  /** The download of catalogs without which updates are unknown. */
  readonly contents: Omit<ExtensionUpdates, 'updates'>;
};

/**
 * The installed extensions with their updates, as far as the browser has the content of the catalogs.
 * @param isWanted if false, as in a cluster without OLM v1
 * @param isAsking whether catalogd's query endpoint is asked about the packages
 */
export function useExtensionRows(isWanted = true, isAsking = false): ExtensionRows {
  const served = useServesExtensions();
  const isServed = isWanted && dataOr(served, false);
  const extensions = useExtensions(isServed);
  const isAny = dataOr(extensions, []).length > 0;
  const deployments = useOwnedDeployments(isAny);
  const pods = useUnreadyPods(dataOr(deployments, NO_DEPLOYMENTS));
  const catalogs = useClusterCatalogs(isAny);
  const known = useMemo(() => dataOr(catalogs, null)?.map(readCatalog) ?? null, [catalogs]);
  const read = useMemo(() => dataOr(extensions, NONE).map(readExtension), [extensions]);
  const missing = useMissingNamespaces(dataOr(extensions, NONE));
  const absent = useAbsentPackages(dataOr(extensions, NONE), known);
  const { updates, ...contents } = useExtensionUpdates(read, known ?? NO_CATALOGS, isAsking);
  const rows = useMemo(
    () =>
      map(extensions, (list) => {
        const byOwner =
          deployments.status === 'ready'
            ? grouped(deployments.data, ({ metadata }) => ownerIn(metadata.labels))
            : null;
        return list.map((object): ExtensionRow => {
          const { name } = object.metadata;
          const operator = extensionOperator(object, {
            deployments: byOwner === null ? null : (byOwner.get(name) ?? []),
            catalogs: known,
            pods,
            missing,
            absentFrom: absent.get(name) ?? [],
          });
          // Without the catalogs, the updates are not known.
          const update = known === null ? null : (updates.get(name) ?? null);
          return {
            object,
            extension: readExtension(object),
            operator: withUpdate(operator, update),
            update,
          };
        });
      }),
    [extensions, deployments, pods, known, missing, absent, updates],
  );
  return { rows: isWanted ? ifServed(served, rows) : null, contents };
}

const NONE: readonly ClusterExtension[] = [];
const NO_DEPLOYMENTS: readonly Deployment[] = [];
const NO_CATALOGS: readonly Catalog[] = [];

function withUpdate(
  operator: InstalledOperator,
  update: ExtensionUpdate | null,
): InstalledOperator {
  const { extension } = operator;
  if (extension === undefined || update?.kind !== 'waiting') return operator;
  return { ...operator, extension: { ...extension, newer: update.to.bundle.version } };
}

/** @param isWanted if false, nothing is watched (loading) */
export function useExtensions(isWanted: boolean): Loadable<readonly ClusterExtension[]> {
  return useAllowedList<ClusterExtension>(clusterExtensionModel, isWanted ? EVERYWHERE : null);
}

/** @param isWanted if false, nothing is watched (loading) */
export function useClusterCatalogs(isWanted: boolean): Loadable<readonly ClusterCatalog[]> {
  return useAllowedList<ClusterCatalog>(clusterCatalogModel, isWanted ? EVERYWHERE : null);
}

/** The Deployments of all extensions, in one watch. */
function useOwnedDeployments(isWanted: boolean): Loadable<readonly Deployment[]> {
  return useAllowedList<Deployment>(deploymentModel, isWanted ? OWNED : null);
}

const EVERYWHERE = { namespace: null };
const OWNED = { namespace: null, labels: OF_EXTENSIONS };
