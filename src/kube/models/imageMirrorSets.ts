import type { ResourceModel, Stored } from './meta';

/** The mirrors from which nodes pull images. Invalid entries are omitted. */
export type ImageMirrorSet = Stored<string, unknown>;

/** Mirrors of images that are referenced by digest. */
export const imageDigestMirrorSetModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'ImageDigestMirrorSet',
  plural: 'imagedigestmirrorsets',
  namespaced: false,
} as const satisfies ResourceModel;

/** Mirrors of images that are referenced by tag. */
export const imageTagMirrorSetModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'ImageTagMirrorSet',
  plural: 'imagetagmirrorsets',
  namespaced: false,
} as const satisfies ResourceModel;

/** The predecessor of ImageDigestMirrorSet. */
export const imageContentSourcePolicyModel = {
  group: 'operator.openshift.io',
  version: 'v1alpha1',
  kind: 'ImageContentSourcePolicy',
  plural: 'imagecontentsourcepolicies',
  namespaced: false,
} as const satisfies ResourceModel;
