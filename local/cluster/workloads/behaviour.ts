/** How a pod behaves here, where no image is really run. */
import { isObject, listAt, textAt } from '../kube/json';
import type { JsonObject, KubeObject } from '../kube/types';

/** On the pod template: one of the behaviours below. Without it a pod runs and gets ready (a Job's pod completes). */
export const BEHAVIOUR_ANNOTATION = 'local.operator-hub/behaviour';

export type Behaviour = 'normal' | 'never-ready' | 'crash-loop' | 'image-pull-error';

const behaviours: readonly Behaviour[] = ['never-ready', 'crash-loop', 'image-pull-error'];

export function behaviourOf(pod: KubeObject): Behaviour {
  const wanted = pod.metadata.annotations?.[BEHAVIOUR_ANNOTATION];
  return behaviours.find((behaviour) => behaviour === wanted) ?? 'normal';
}

/** Pods and Jobs that OLM's own controllers here run themselves: catalog registries and bundle unpacking. */
const olmsOwnLabels = ['olm.catalogSource', 'operatorframework.io/bundle-unpack-ref'];

export function isRunByOlm(object: KubeObject): boolean {
  return olmsOwnLabels.some((label) => object.metadata.labels?.[label] !== undefined);
}

export type Container = {
  readonly name: string;
  readonly image: string;
  /** False for an image that no registry serves. */
  readonly pullable: boolean;
};

export function containersOf(pod: KubeObject): readonly Container[] {
  return containersAt(pod, 'containers');
}

export function initContainersOf(pod: KubeObject): readonly Container[] {
  return containersAt(pod, 'initContainers');
}

function containersAt(pod: KubeObject, field: 'containers' | 'initContainers'): Container[] {
  const broken = field === 'containers' && behaviourOf(pod) === 'image-pull-error';
  return listAt(pod, 'spec', field)
    .filter((item): item is JsonObject => isObject(item))
    .map((item) => {
      const image = textAt(item, 'image') ?? '';
      return {
        name: textAt(item, 'name') ?? '',
        image,
        pullable: !broken && !isUnreachable(image),
      };
    });
}

/** RFC 2606 reserves `.invalid`: such a host never resolves. */
function isUnreachable(image: string): boolean {
  const host = image.split('/')[0] ?? '';
  return image.includes('/') && /\.invalid(:\d+)?$/.test(host);
}
