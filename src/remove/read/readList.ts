import { ClusterError } from '~/kube/clusterError';
import { getJson, getMetadata } from '~/kube/request';
import type { Address } from '~/kube/resource';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { concurrencyLimit } from '~/kube/concurrencyLimit';

/** How much of each object is asked for. */
export type Extent = 'metadata' | 'whole';

/** Objects in an answer: metadata are a few kilobytes each, a CSV may be of a hundred. */
const PAGE: Readonly<Record<Extent, number>> = { metadata: 500, whole: 100 };

/** The API server allows some requests of one user at a time, and the console has other things to ask. */
export const inTurn = concurrencyLimit(4);

/**
 * The objects of a collection, page by page. When the server no longer knows how a list went on it begins anew, once.
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
  /** No further page is read when there are more than these. */
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

/** A list that was begun too long ago (410). */
function isExpired(error: unknown): boolean {
  return error instanceof ClusterError && error.failure.kind === 'other';
}
