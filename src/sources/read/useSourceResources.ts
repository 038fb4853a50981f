import { useMemo } from 'react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { getMetadata } from '~/kube/request';
import { fingerprintOf } from '~/olm/catalogSources/catalogHealth';
import { type Loadable, all, map } from '~/kube/loadable';
import { CATALOG_LABEL } from '~/olm/catalogSources/catalogRemoval';
import { packageCountsIn } from '~/sources/rules/sourcePackages';
import { UPDATE_LABEL } from '~/olm/catalogSources/podFact';
import { type CatalogSource, packageManifestModel } from '~/kube/models/olm';
import { eventModel, type KubeEvent } from '~/kube/models/core';
import { type Pod, podModel } from '~/kube/models/workloads';
import { PACKAGES } from '~/olm/read/packages';
import { fromQuery } from '~/kube/fromQuery';
import { useAllowedList } from '~/kube/allowedLists';
import { ifAllowed } from '~/kube/useCan';

/** The resources of a catalog other than its CatalogSource. */
export type SourceResources = {
  /** The serving pods, and the one that checks for a later image. */
  readonly pods: Loadable<readonly Pod[]>;
  /** The events of its namespace. */
  readonly events: Loadable<readonly KubeEvent[]>;
  /** The number of packages. */
  readonly packages: Loadable<number>;
};

export function useSourceResources(source: CatalogSource): SourceResources {
  const { namespace = '' } = source.metadata;
  const pods = usePodsOf(source);
  const where = useMemo(() => ({ namespace }), [namespace]);
  const events = useAllowedList<KubeEvent>(eventModel, where);
  const packages = fromQuery(
    useQuery({ ...packageCount(source), placeholderData: keepPreviousData }),
  );
  return useMemo(() => ({ pods, events, packages }), [pods, events, packages]);
}

function usePodsOf({
  metadata: { name, namespace = '' },
}: CatalogSource): Loadable<readonly Pod[]> {
  const serving = useAllowedList<Pod>(
    podModel,
    useMemo(() => ({ namespace, labels: { [CATALOG_LABEL]: name } }), [namespace, name]),
  );
  const looking = useAllowedList<Pod>(
    podModel,
    useMemo(() => ({ namespace, labels: { [UPDATE_LABEL]: name } }), [namespace, name]),
  );
  return useMemo(
    () => map(all({ serving, looking }), (found) => eachOnce(found)),
    [serving, looking],
  );
}

function eachOnce({ serving, looking }: Readonly<Record<'serving' | 'looking', readonly Pod[]>>) {
  const named = [...serving, ...looking].map((pod) => [pod.metadata.name, pod] as const);
  return [...new Map(named).values()];
}

/** Requests only the labels of the packages, again if the catalog can have changed. */
function packageCount(source: CatalogSource) {
  const { name, namespace = '' } = source.metadata;
  const state = fingerprintOf([source]);
  return queryOptions({
    queryKey: [...PACKAGES, 'count-of', namespace, name, state],
    queryFn: async ({ signal }): Promise<number> => {
      const query = { labelSelector: `catalog=${name},catalog-namespace=${namespace}` };
      const found = await ifAllowed(getMetadata)(
        packageManifestModel,
        { namespace, query },
        signal,
      );
      return packageCountsIn(found).get(`${namespace}/${name}`) ?? 0;
    },
  });
}
