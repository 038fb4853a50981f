import { useMemo } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getMetadata } from '~/kube/request';
import { useAllowedList } from '~/kube/allowedLists';
import type { OperatorPackage, PackageKey } from '~/olm/packages/operatorPackage';
import type { Failure } from '~/kube/failure';
import { hasItems, storedCrdsIn } from '~/install/rules/problems/clusterAnswers';
import type { Surroundings } from '~/install/rules/problems/surroundings';
import { dataOr } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { packageManifestModel } from '~/kube/models/packageManifest';
import { type ResourceQuota, resourceQuotaModel } from '~/kube/models/resourceQuota';
import { type ServiceAccount, serviceAccountModel } from '~/kube/models/serviceAccount';
import { appliedClusterQuotas } from './appliedClusterQuotas';
import { useCatalogSources } from '~/olm/read/catalogSources';
import { useNodePlatforms } from '~/olm/read/nodePlatforms';
import { PACKAGES, ofPackage } from '~/olm/read/packages';
import { kubernetesVersion } from '~/kube/kubernetesVersion';
import { useCan } from '~/kube/useCan';
import { ifAllowedOneOfMany } from '~/kube/askedFirst';

export type ReadSurroundings = {
  readonly surroundings: Surroundings;
  /** What could not be read, and so was not checked. */
  readonly unread: readonly Failure[];
};

/**
 * What surrounds an installation. It comes later than the form, each part for itself.
 * @param namespace where the Subscription is to go; empty: not chosen
 * @param place the same while that namespace is there to be read; otherwise empty
 */
export function useInstallSurroundings(
  { key }: OperatorPackage,
  namespace: string,
  place: string,
): ReadSurroundings {
  const inPlace = place === '' ? null : { namespace: place };
  const catalogs = useCatalogSources(place === '' ? null : place);
  const quotas = useAllowedList<ResourceQuota>(resourceQuotaModel, inPlace);
  const clusterQuotas =
    useQuery({ ...appliedClusterQuotas(place), enabled: place !== '' }).data ?? null;
  const accounts = useAllowedList<ServiceAccount>(serviceAccountModel, inPlace);
  const serverVersion = useQuery(kubernetesVersion()).data ?? null;
  const nodes = useNodePlatforms();
  const isServed = useQuery({ ...served(key, namespace), enabled: namespace !== '' }).data ?? null;
  const mayList = useCan({ verb: 'list', group: CRDS.group, resource: CRDS.plural });
  const crds = useQuery({ ...storedCrds(), enabled: dataOr(mayList, false) }).data ?? null;
  const surroundings = useMemo(
    () => ({
      serverVersion,
      nodes,
      catalogs: dataOr(catalogs, null),
      isServed,
      quotas: dataOr(quotas, null),
      clusterQuotas,
      serviceAccounts: dataOr(accounts, null)?.map(({ metadata }) => metadata.name) ?? null,
      crds,
    }),
    [serverVersion, nodes, catalogs, isServed, quotas, clusterQuotas, accounts, crds],
  );
  const read = [catalogs, quotas];
  return {
    surroundings,
    unread: read.flatMap((source) => (source.status === 'failed' ? source.failure : [])),
  };
}

const CRDS = customResourceDefinitionModel;

/** The package server knows which catalogs serve a namespace; it is asked for one package's labels. */
function served(key: PackageKey, namespace: string) {
  return queryOptions({
    queryKey: [...PACKAGES, 'served', namespace, key],
    queryFn: async ({ signal }) => {
      const address = { namespace, query: ofPackage(key) };
      return hasItems(await ifAllowedOneOfMany(getMetadata)(packageManifestModel, address, signal));
    },
    retry: false,
  });
}

/** Names only: the definitions themselves are megabytes. Asked again when the page is opened again: an uninstall leaves some. */
function storedCrds() {
  return queryOptions({
    queryKey: ['stored-crds'],
    queryFn: async ({ signal }) => storedCrdsIn(await getMetadata(CRDS, {}, signal)),
    staleTime: 0,
    retry: false,
  });
}
