import { useQuery } from '@tanstack/react-query';
import { fromQuery } from '~/kube/fromQuery';
import { serviceAccountModel } from '~/kube/models/core';
import { getJson } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';

/** The ServiceAccounts of a namespace, read each time a dialog opens. */
export function usePullAccounts(namespace: string) {
  const query = useQuery({
    queryKey: ['pull-accounts', namespace],
    queryFn: ({ signal }) => ifAllowed(getJson)(serviceAccountModel, { namespace }, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return fromQuery(query);
}
