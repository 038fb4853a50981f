import { queryOptions, useQuery } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/useCan';
import { ClusterError } from '~/kube/clusterError';
import { fromQuery } from '~/kube/fromQuery';
import type { Failure } from '~/kube/failure';
import { type Loadable, dataOr, ready } from '~/kube/loadable';
import {
  imageContentSourcePolicyModel,
  imageDigestMirrorSetModel,
  type ImageMirrorSet,
  imageTagMirrorSetModel,
} from '~/kube/models/openshift';
import type { ResourceModel } from '~/kube/models/meta';
import { getList } from '~/kube/request';
import { useServed } from '~/kube/useServed';
import {
  type MirroredImage,
  type MirrorRule,
  mirroredImages,
  mirrorRulesIn,
} from '~/olm/images/imageMirrors';

/**
 * Where the nodes of an OpenShift cluster pull images from. Fails with the missing permission; if only some kinds of
 * mirror sets are readable, it is the reason why the answer might be incomplete (`stale`).
 * @returns `null`: the cluster has no mirror sets, or there are no images
 */
export function useMirroredImages(
  images: readonly string[],
): Loadable<readonly MirroredImage[] | null> {
  const served = useServed(imageDigestMirrorSetModel);
  const isWanted = dataOr(served, false) && images.length > 0;
  const rules = useQuery({ ...mirrorRules, enabled: isWanted });
  if (images.length > 0 && served.status !== 'ready') return served;
  if (!isWanted) return NONE;
  const answer = fromQuery(rules);
  if (answer.status !== 'ready') return answer;
  const { found, failure } = answer.data;
  if (found.length > 0) return ready(mirroredImages(images, found), failure);
  return failure === null ? NONE : { status: 'failed', failure };
}

const NONE: Loadable<null> = { status: 'ready', data: null, stale: null };

const mirrorRules = queryOptions({
  queryKey: ['image-mirror-rules'],
  queryFn: async ({ signal }): Promise<FoundRules> => {
    const models = [
      imageDigestMirrorSetModel,
      imageTagMirrorSetModel,
      imageContentSourcePolicyModel,
    ];
    const answers = await Promise.allSettled(models.map((model) => mirrorSets(model, signal)));
    const sets = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const refusal = answers.find((one) => one.status === 'rejected');
    const cause: unknown = refusal?.reason;
    if (refusal !== undefined && !(cause instanceof ClusterError)) throw cause;
    return {
      found: mirrorRulesIn(sets),
      failure: cause instanceof ClusterError ? cause.failure : null,
    };
  },
  staleTime: 5 * 60_000,
});

type FoundRules = {
  readonly found: readonly MirrorRule[];
  /** The reason why some mirror sets are unknown. */
  readonly failure: Failure | null;
};

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
