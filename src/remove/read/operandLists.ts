import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getDiscovery, getMetadata } from '~/kube/request';
import { listRight } from '~/kube/rights';
import { type Operand, type OperandList, operandPage } from '~/remove/rules/operands';
import type { OwnedApi } from '~/remove/rules/ownedApis';
import { type ServedApi, servedApi } from '~/remove/rules/servedApi';
import type { ResourceModel } from '~/kube/models/meta';
import { askAgain } from '~/kube/askAgain';
import { queryClient } from '~/kube/queryClient';
import { turns } from '~/kube/turns';
import { placesToList } from '~/olm/read/storedPlaces';

/** Objects per request: metadata only, some kilobytes each. */
const PAGE = 500;

/** Nobody deletes more than these in a browser; a list that is longer is not offered. */
const MOST = 5000;

/**
 * The objects of an API, wherever the user may list them; `null`: the cluster does not serve it. They are read again when
 * somebody comes back to the window, after they have created or deleted some elsewhere.
 * @param near namespaces in which they are looked for in any case
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

/** @throws ClusterError `forbidden` where they may be listed nowhere */
async function readOperands(
  api: OwnedApi,
  near: readonly string[],
  signal: AbortSignal,
): Promise<OperandList | null> {
  const served = servedApi(await askAgain(() => queryClient.query(discovery)), api);
  if (served === null) return null;
  const { places, refused } = await placesToList(served.model, near, signal);
  const isEverywhere = places[0] === null;
  const operands: Operand[] = [];
  for (const place of places) {
    if (operands.length > MOST) break;
    operands.push(...(await listedIn(place, served, signal)));
  }
  return {
    ...served,
    operands,
    isEverywhere,
    unseen: refused,
    missing: isEverywhere ? null : listRight(served.model, null),
    isCut: operands.length > MOST,
  };
}

/** What the cluster serves, for the APIs of an Operator together. */
const discovery = queryOptions({
  queryKey: ['uninstall', 'discovery'],
  queryFn: ({ signal }) => getDiscovery(signal),
  staleTime: 30_000,
});

/** After some minutes the API server no longer knows how a list went on (410): then it is begun anew, once. */
async function listedIn(
  namespace: string | null,
  { model }: ServedApi,
  signal: AbortSignal,
): Promise<readonly Operand[]> {
  try {
    return await allPages(model, namespace, signal);
  } catch (error) {
    const isExpired = error instanceof ClusterError && error.failure.kind === 'other';
    if (!isExpired) throw error;
    return allPages(model, namespace, signal);
  }
}

async function allPages(
  model: ResourceModel,
  namespace: string | null,
  signal: AbortSignal,
): Promise<readonly Operand[]> {
  const found: Operand[] = [];
  let token: string | null = null;
  do {
    const query = { limit: String(PAGE), ...(token === null ? {} : { continue: token }) };
    const address = { namespace: namespace ?? undefined, query };
    const page = operandPage(await inTurn(() => getMetadata(model, address, signal)));
    found.push(...page.operands);
    ({ token } = page);
  } while (token !== null && found.length <= MOST);
  return found;
}

const inTurn = turns(4);
