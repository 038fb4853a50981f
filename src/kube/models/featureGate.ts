import type { ResourceModel, Stored } from './meta';

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
