import type { ResourceModel, Stored } from './meta';

export type OperatorHubSource = { readonly name?: string; readonly disabled?: boolean };

export type OperatorHubSpec = {
  /** Switches off every default catalog that `sources` does not name. */
  readonly disableAllDefaultSources?: boolean;
  readonly sources?: readonly OperatorHubSource[];
};

/** The default catalogs, and how they are. */
export type OperatorHubStatus = {
  readonly sources?: readonly (OperatorHubSource & { readonly status?: string })[];
};

/** Which catalogs OpenShift brings; there is one, `cluster`. */
export type OperatorHub = Stored<'OperatorHub', OperatorHubSpec, OperatorHubStatus>;

export const operatorHubModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'OperatorHub',
  plural: 'operatorhubs',
  namespaced: false,
} as const satisfies ResourceModel;
