import { useMemo } from 'react';
import type { Loadable } from '~/domain/loadable';
import { CATALOG_LABEL } from '~/domain/remedies/catalogRemoval';
import { type Pod, podModel } from '~/models/pod';
import { useAllowedList } from '../installed/allowedLists';

/** The pods that serve a catalog, live. */
export function useCatalogPods({ namespace, name }: CatalogName): Loadable<readonly Pod[]> {
  const where = useMemo(
    () => ({ namespace, labels: { [CATALOG_LABEL]: name } }),
    [namespace, name],
  );
  return useAllowedList<Pod>(podModel, where);
}

type CatalogName = { readonly namespace: string; readonly name: string };
