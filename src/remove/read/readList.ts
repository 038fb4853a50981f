import { ClusterError } from '~/kube/clusterError';
import { getJson, getMetadata } from '~/kube/request';
import type { Address } from '~/kube/resource';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { concurrencyLimit } from '~/kube/concurrencyLimit';

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
