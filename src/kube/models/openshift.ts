/** APIs that only OpenShift serves. */
import type { ResourceQuotaSpec, ResourceQuotaStatus } from './core';
import type { ResourceModel, Stored } from './meta';

/** The OpenShift version of a cluster. There is one object, named `version`. */
export const clusterVersionModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'ClusterVersion',
  plural: 'clusterversions',
  namespaced: false,
} as const satisfies ResourceModel;

export type FeatureGateStatus = {
  readonly featureGates?: readonly {
    /** The OpenShift version. During an update, both versions have an entry. */
    readonly version?: string;
    readonly enabled?: readonly { readonly name?: string }[];
    readonly disabled?: readonly { readonly name?: string }[];
  }[];
};

/** The enabled features of OpenShift. There is one object, named `cluster`. */
export type FeatureGate = Stored<'FeatureGate', object, FeatureGateStatus>;

export const featureGateModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'FeatureGate',
  plural: 'featuregates',
  namespaced: false,
} as const satisfies ResourceModel;

/**
 * The objects that describe the cloud of an OpenShift cluster and the issuer of its credentials. Each is named
 * `cluster`.
 */

export const authenticationModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'Authentication',
  plural: 'authentications',
  namespaced: false,
} as const satisfies ResourceModel;

/** OpenShift's cluster-wide proxy. There is one object, named `cluster`. */
export const proxyModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'Proxy',
  plural: 'proxies',
  namespaced: false,
} as const satisfies ResourceModel;

export const infrastructureModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'Infrastructure',
  plural: 'infrastructures',
  namespaced: false,
} as const satisfies ResourceModel;

export const cloudCredentialModel = {
  group: 'operator.openshift.io',
  version: 'v1',
  kind: 'CloudCredential',
  plural: 'cloudcredentials',
  namespaced: false,
} as const satisfies ResourceModel;

export const credentialsRequestModel = {
  group: 'cloudcredential.openshift.io',
  version: 'v1',
  kind: 'CredentialsRequest',
  plural: 'credentialsrequests',
  namespaced: true,
} as const satisfies ResourceModel;

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

/** A ClusterResourceQuota, as seen from one of its namespaces. */
export type AppliedClusterQuota = {
  readonly metadata: { readonly name: string };
  readonly spec: ResourceQuotaSpec;
  /** Total of all selected namespaces. */
  readonly total: ResourceQuotaStatus;
};

/** Read-only and not watchable: OpenShift's API server computes it for each request. */
export const appliedClusterQuotaModel = {
  group: 'quota.openshift.io',
  version: 'v1',
  kind: 'AppliedClusterResourceQuota',
  plural: 'appliedclusterresourcequotas',
  namespaced: true,
} as const satisfies ResourceModel;
