import { useQuery } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/useCan';
import { listIn, recordIn, textIn } from '~/kube/json';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { getMetadata } from '~/kube/request';
import { quiet } from '~/kube/serverDryRun';
import { ownedBy } from '~/olm/extensions/ownerLabels';

/** A CRD that an extension left behind, for example after a deletion with `--cascade=orphan`. */
export type Remain = {
  readonly name: string;
  /** The namespace of the extension that created it; `null` if unknown. */
  readonly namespace: string | null;
};

/**
 * The CRDs with the labels of an extension; empty without permission to list CRDs.
 * @param isWanted if false, nothing is requested (empty)
 */
export function useRemains(extension: string, isWanted: boolean): readonly Remain[] {
  const { data } = useQuery({
    queryKey: ['extension-remains', extension],
    queryFn: ({ signal }) => remainsOf(extension, signal),
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return isWanted && data !== undefined ? data : NONE;
}

const NONE: readonly Remain[] = [];

async function remainsOf(extension: string, signal: AbortSignal): Promise<readonly Remain[]> {
  await quiet(signal);
  const labelSelector = Object.entries(ownedBy(extension))
    .map((pair) => pair.join('='))
    .join(',');
  const query = { labelSelector };
  const answer = await ifAllowed(getMetadata)(customResourceDefinitionModel, { query }, signal);
  return listIn(recordIn(answer)['items']).flatMap((item) => {
    const { name, annotations } = recordIn(recordIn(item)['metadata']);
    const namespace = textIn(recordIn(annotations)['meta.helm.sh/release-namespace']);
    return typeof name === 'string' ? [{ name, namespace }] : [];
  });
}
