import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { type Loadable, map, ready } from '~/kube/loadable';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { useLostApi } from './useOperandApis';

/** Watches an instance; `null`: it does not exist. */
export function useInstance(
  model: ResourceModel,
  namespace: string | null,
  name: string,
): Loadable<Stored<string> | null> {
  // A URL for all namespaces does not identify an instance of a namespaced kind.
  const isNowhere = model.namespaced && namespace === null;
  const found = useAllowedList<Stored<string>>(model, isNowhere ? null : { namespace, name });
  useLostApi(found);
  return useMemo(
    () => (isNowhere ? NOT_FOUND : map(found, ([object]) => object ?? null)),
    [isNowhere, found],
  );
}

const NOT_FOUND = ready(null);
