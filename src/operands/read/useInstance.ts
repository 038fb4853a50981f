import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { type Loadable, map, ready } from '~/kube/loadable';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { useLostApi } from './useOperandApis';

/** An instance, kept up to date; `null` in it: there is none of this name. */
export function useInstance(
  model: ResourceModel,
  namespace: string | null,
  name: string,
): Loadable<Stored<string> | null> {
  // An address for all namespaces names no instance of a kind that has namespaces.
  const isNowhere = model.namespaced && namespace === null;
  const found = useAllowedList<Stored<string>>(model, isNowhere ? null : { namespace, name });
  useLostApi(found);
  return useMemo(
    () => (isNowhere ? NOT_FOUND : map(found, ([object]) => object ?? null)),
    [isNowhere, found],
  );
}

const NOT_FOUND = ready(null);
