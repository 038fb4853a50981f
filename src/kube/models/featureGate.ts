import type { ResourceModel, Stored } from './meta';

export type FeatureGateStatus = {
  readonly featureGates?: readonly {
    /** Of OpenShift: during an update there is an entry for each of both. */
    readonly version?: string;
    readonly enabled?: readonly { readonly name?: string }[];
    readonly disabled?: readonly { readonly name?: string }[];
  }[];
};

/** Which features of OpenShift are switched on; the only one is called `cluster`. */
export type FeatureGate = Stored<'FeatureGate', object, FeatureGateStatus>;

export const featureGateModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'FeatureGate',
  plural: 'featuregates',
  namespaced: false,
} as const satisfies ResourceModel;
