import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { listIn, recordIn, textIn } from '~/kube/json';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import type { ResourceModel } from '~/kube/models/meta';
import { listPermission } from '~/kube/permissions';
import { queryClient } from '~/kube/queryClient';
import { concurrencyLimit, getJson, getMetadata, withRetries } from '~/kube/request';
import type { Address } from '~/kube/resource';
import { ifAllowedOneOfMany } from '~/kube/useCan';
import { servedApi } from '~/olm/installed/operatorApis';
import { discovery } from '~/olm/read/discovery';
import { placesToList } from '~/olm/read/storedPlaces';
import type { OwnedApi } from '~/remove/rules/apiInventory';
import { type Definition, definitionIn } from '~/remove/rules/definition';
import { type Operand, type OperandList, operandsIn } from '~/remove/rules/operands';

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

/** The requested part of each object. */
export type Extent = 'metadata' | 'whole';

/** Objects per page: metadata has a few kilobytes per object, a CSV can have a hundred. */
const PAGE: Readonly<Record<Extent, number>> = { metadata: 500, whole: 100 };

/** The API server limits the parallel requests of a user, and the console needs some of them. */
export const inTurn = concurrencyLimit(4);

/**
 * The objects of a collection, page by page. If the continue token expires, the list starts again, once.
 * @throws ClusterError; AbortError
 */
export async function readList(
  model: ResourceModel,
  what: Wanted,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  try {
    return await allPages(model, what, signal);
  } catch (error) {
    if (!isExpired(error)) throw error;
    return allPages(model, what, signal);
  }
}

type Wanted = Pick<Address, 'namespace' | 'query'> & {
  readonly extent: Extent;
  /** The maximum number of objects. No further page is read beyond it. */
  readonly atMost?: number;
};

async function allPages(
  model: ResourceModel,
  { extent, namespace, query, atMost = Infinity }: Wanted,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const get = extent === 'metadata' ? getMetadata : getJson;
  const found: unknown[] = [];
  let token: string | null = null;
  do {
    const page: Record<string, string> = { ...query, limit: String(PAGE[extent]) };
    if (token !== null) page['continue'] = token;
    const answer = recordIn(await inTurn(() => get(model, { namespace, query: page }, signal)));
    found.push(...listIn(answer['items']));
    token = textIn(recordIn(answer['metadata'])['continue']);
  } while (token !== null && found.length <= atMost);
  return found;
}

/** An expired continue token (410). */
function isExpired(error: unknown): boolean {
  return error instanceof ClusterError && error.failure.kind === 'other';
}

/** A stored CustomResourceDefinition; `null`: does not exist. Most users cannot read any. */
export function storedDefinition(name: string) {
  return queryOptions({
    queryKey: ['uninstall', 'definition', name],
    queryFn: ({ signal }) => inTurn(() => readDefinition(name, signal)),
    staleTime: 0,
    gcTime: 0,
  });
}

/** @throws ClusterError `forbidden`, without a request, if the user cannot get any */
async function readDefinition(name: string, signal: AbortSignal): Promise<Definition | null> {
  try {
    return definitionIn(await getOneOfMany(customResourceDefinitionModel, { name }, signal));
  } catch (error) {
    if (error instanceof ClusterError && error.failure.kind === 'not-found') return null;
    throw error;
  }
}

const getOneOfMany = ifAllowedOneOfMany(getJson);
