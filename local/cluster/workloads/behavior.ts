/** Behavior of a pod, because images are not run here. */
import { isObject, listAt, textAt } from '../kube/json';
import type { JsonObject, KubeObject } from '../kube/types';
import { type Images, noSuchHost, publicImages, type Pull } from './images';

/** On the pod template: one of the behaviors below. Without it a pod becomes ready (a Job's pod completes). */
export const BEHAVIOR_ANNOTATION = 'local.operator-hub/behavior';

export type Behavior = 'normal' | 'never-ready' | 'crash-loop' | 'image-pull-error';

const behaviors: readonly Behavior[] = ['never-ready', 'crash-loop', 'image-pull-error'];

export function behaviorOf(pod: KubeObject): Behavior {
  const wanted = pod.metadata.annotations?.[BEHAVIOR_ANNOTATION];
  return behaviors.find((behavior) => behavior === wanted) ?? 'normal';
}

/** Pods and Jobs of other controllers: catalogs, whose images are in other registries, and bundle unpacking. */
const olmsOwnLabels = ['olm.catalogSource', 'operatorframework.io/bundle-unpack-ref'];

export function isRunByOlm(object: KubeObject): boolean {
  return olmsOwnLabels.some((label) => object.metadata.labels?.[label] !== undefined);
}

export type Container = {
  readonly name: string;
  readonly image: string;
  readonly pull: Pull;
};

export function containersOf(pod: KubeObject, images: Images = publicImages): readonly Container[] {
  return containersAt(pod, 'containers', images);
}

export function initContainersOf(
  pod: KubeObject,
  images: Images = publicImages,
): readonly Container[] {
  return containersAt(pod, 'initContainers', images);
}

function containersAt(
  pod: KubeObject,
  field: 'containers' | 'initContainers',
  images: Images,
): readonly Container[] {
  const isBroken = field === 'containers' && behaviorOf(pod) === 'image-pull-error';
  return listAt(pod, 'spec', field)
    .filter((item): item is JsonObject => isObject(item))
    .map((item) => {
      const image = textAt(item, 'image') ?? '';
      const pull: Pull = isBroken
        ? { kind: 'failed', error: noSuchHost(image) }
        : images(pod, image);
      return { name: textAt(item, 'name') ?? '', image, pull };
    });
}
