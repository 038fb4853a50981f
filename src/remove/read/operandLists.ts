import { queryOptions } from '@tanstack/react-query';
import { listPermission } from '~/kube/permissions';
import { type Operand, type OperandList, operandsIn } from '~/remove/rules/operands';
import type { OwnedApi } from '~/remove/rules/ownedApis';
import { servedApi } from '~/olm/installed/operatorApis';
import { withRetries } from '~/kube/withRetries';
import { queryClient } from '~/kube/queryClient';
import { discovery } from '~/olm/read/discovery';
import { placesToList } from '~/olm/read/storedPlaces';
import { readList } from './readList';

/** The maximum number of objects that a browser can delete. Longer lists are not offered. */
const MOST = 5000;

/**
 * The objects of an API in all namespaces where the user can list them; `null`: the cluster does not have it. Read
 * again when the user returns to the window, because other tools can change them.
 * @param near namespaces that are always read
 */
export function operandList(api: OwnedApi, near: readonly string[]) {
  return queryOptions({
    queryKey: ['uninstall', 'operands', api, near],
    queryFn: ({ signal }) => readOperands(api, near, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** @throws ClusterError `forbidden` if the user can list them nowhere */
async function readOperands(
  api: OwnedApi,
  near: readonly string[],
  signal: AbortSignal,
): Promise<OperandList | null> {
  const served = servedApi(await withRetries(() => queryClient.query(discovery)), api);
  if (served === null) return null;
  const { places, refused } = await placesToList(served.model, { near }, signal);
  const isEverywhere = places[0] === null;
  const operands: Operand[] = [];
  for (const place of places) {
    if (operands.length > MOST) break;
    const what = { extent: 'metadata', namespace: place ?? undefined, atMost: MOST } as const;
    operands.push(...operandsIn(await readList(served.model, what, signal)));
  }
  return {
    ...served,
    operands,
    isEverywhere,
    unseen: refused,
    missing: isEverywhere ? null : listPermission(served.model, null),
    isCut: operands.length > MOST,
  };
}
