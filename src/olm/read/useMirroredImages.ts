import { useFlag } from '@openshift-console/dynamic-plugin-sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/askedFirst';
import { ClusterError } from '~/kube/clusterError';
import { fromQuery } from '~/kube/fromQuery';
import { type Loadable, map } from '~/kube/loadable';
import {
  type ImageMirrorSet,
  imageContentSourcePolicyModel,
  imageDigestMirrorSetModel,
  imageTagMirrorSetModel,
} from '~/kube/models/imageMirrorSets';
import type { ResourceModel } from '~/kube/models/meta';
import { getList } from '~/kube/request';
import {
  type MirroredImage,
  type MirrorRule,
  mirroredImages,
  mirrorRulesIn,
} from '~/olm/images/imageMirrors';

/**
 * Where the nodes of an OpenShift cluster pull images from. Fails with the missing permission.
 * @returns `null`: the cluster has no mirror sets, or there are no images
 */
export function useMirroredImages(
  images: readonly string[],
): Loadable<readonly MirroredImage[] | null> {
  const isOpenShift = useFlag('OPENSHIFT');
  const isWanted = isOpenShift && images.length > 0;
  const rules = useQuery({ ...mirrorRules, enabled: isWanted });
  if (!isWanted) return NONE;
  return map(fromQuery(rules), (found) =>
    found.length === 0 ? null : mirroredImages(images, found),
  );
}

const NONE: Loadable<null> = { status: 'ready', data: null, stale: null };

const mirrorRules = queryOptions({
  queryKey: ['image-mirror-rules'],
  queryFn: async ({ signal }): Promise<readonly MirrorRule[]> => {
    const models = [
      imageDigestMirrorSetModel,
      imageTagMirrorSetModel,
      imageContentSourcePolicyModel,
    ];
    const sets = await Promise.all(models.map((model) => mirrorSets(model, signal)));
    return mirrorRulesIn(sets.flat());
  },
  staleTime: 5 * 60_000,
});

/** Empty if the cluster does not serve the kind. */
async function mirrorSets(
  model: ResourceModel,
  signal: AbortSignal,
): Promise<readonly ImageMirrorSet[]> {
  try {
    return await ifAllowed<readonly ImageMirrorSet[]>(getList)(model, {}, signal);
  } catch (error) {
    if (error instanceof ClusterError && NOT_SERVED.includes(error.failure.kind)) return [];
    throw error;
  }
}

const NOT_SERVED: readonly string[] = ['not-found', 'not-served'];
