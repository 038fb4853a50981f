import { queryOptions } from '@tanstack/react-query';
import { getTable } from '~/kube/request';
import { COPIED_FROM } from '~/olm/installed/copyLabel';
import { namesPage } from '~/kube/namesPage';
import { type CopyCounts, countCopies } from '~/sources/rules/copiedCsvs';
import { clusterServiceVersionModel } from '~/kube/models/clusterServiceVersion';
import { ifAllowed } from '~/kube/askedFirst';

/**
 * How many copies there are of each CSV of some namespaces. The server tells no number for a selection: they are listed,
 * page by page, without their objects.
 * @param origins namespaces of originals
 * @param said what OLM says about copies: they are counted anew when that changes
 * @throws ClusterError
 */
export function copyCounts(origins: readonly string[], said: string) {
  return queryOptions({
    queryKey: ['copy-counts', origins, said],
    queryFn: async ({ signal }): Promise<CopyCounts> => {
      const counts = new Map<string, number>();
      for (const origin of origins) {
        for (const [key, count] of countCopies(origin, await namesFrom(origin, signal))) {
          counts.set(key, count);
        }
      }
      return counts;
    },
    staleTime: 0,
    structuralSharing: false,
  });
}

async function namesFrom(origin: string, signal: AbortSignal): Promise<readonly string[]> {
  const names: string[] = [];
  let next: string | null = null;
  do {
    const query: Record<string, string> = {
      labelSelector: `${COPIED_FROM}=${origin}`,
      includeObject: 'None',
      limit: PAGE,
      ...(next === null ? {} : { continue: next }),
    };
    const page = namesPage(
      await ifAllowed(getTable)(clusterServiceVersionModel, { query }, signal),
    );
    names.push(...page.names);
    next = page.next;
  } while (next !== null);
  return names;
}

const PAGE = '500';
