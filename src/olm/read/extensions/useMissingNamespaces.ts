import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ClusterError } from '~/kube/clusterError';
import type { ClusterExtension } from '~/kube/models/olmV1';
import { namespaceModel } from '~/kube/models/namespace';
import { getMetadata } from '~/kube/request';
import { readExtension } from '~/olm/extensions/extension';
import { namespaceInDoubt } from '~/olm/extensions/extensionStatus';

/**
 * The namespaces of extensions without a ServiceAccount that do not exist; none while unknown. OLM reports only the
 * ServiceAccount. Nothing is requested for other extensions.
 */
export function useMissingNamespaces(extensions: readonly ClusterExtension[]): ReadonlySet<string> {
  const doubted = useMemo(() => {
    const found = extensions.flatMap((object) => {
      const namespace = namespaceInDoubt(readExtension(object));
      return namespace === null ? [] : [{ namespace, version: object.metadata.resourceVersion }];
    });
    return {
      names: [...new Set(found.map(({ namespace }) => namespace))].toSorted().slice(0, MOST),
      // It changes when OLM tries again.
      versions: found.map(({ version }) => version ?? ''),
    };
  }, [extensions]);
  const { data } = useQuery({
    queryKey: ['missing-namespaces', doubted],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const answers = await Promise.all(doubted.names.map((name) => isMissing(name, signal)));
      return doubted.names.filter((_, at) => answers[at]);
    },
    enabled: doubted.names.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  return useMemo(() => new Set(data), [data]);
}

/** Each is requested. */
const MOST = 10;

async function isMissing(name: string, signal: AbortSignal): Promise<boolean> {
  try {
    await getMetadata(namespaceModel, { name }, signal);
    return false;
  } catch (error) {
    if (error instanceof ClusterError) return error.failure.kind === 'not-found';
    throw error;
  }
}
