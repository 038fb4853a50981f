import { useMemo } from 'react';
import type { Loadable } from '~/kube/loadable';
import { CATALOG_LABEL } from '~/olm/catalogSources/catalogRemoval';
import { type Pod, podModel } from '~/kube/models/pod';
import { useAllowedList } from '~/kube/allowedLists';

/** The pods that serve a catalog, live. */
export function useCatalogPods({ namespace, name }: CatalogName): Loadable<readonly Pod[]> {
  const where = useMemo(
    () => ({ namespace, labels: { [CATALOG_LABEL]: name } }),
    [namespace, name],
  );
  return useAllowedList<Pod>(podModel, where);
}

type CatalogName = { readonly namespace: string; readonly name: string };
