import { useMemo } from 'react';
import { useWatchList } from '~/cluster/watch';
import type { Loadable } from '~/domain/loadable';
import { CATALOG_LABEL } from '~/domain/remedies/catalogRemoval';
import { type Pod, podModel } from '~/models/pod';

/** The pods that serve a catalog, live. */
export function useCatalogPods({ namespace, name }: CatalogName): Loadable<readonly Pod[]> {
  const where = useMemo(
    () => ({ namespace, labels: { [CATALOG_LABEL]: name } }),
    [namespace, name],
  );
  return useWatchList<Pod>(podModel, where);
}

type CatalogName = { readonly namespace: string; readonly name: string };
