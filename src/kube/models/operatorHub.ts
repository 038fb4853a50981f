import type { ResourceModel, Stored } from './meta';

export type OperatorHubSource = { readonly name?: string; readonly disabled?: boolean };

export type OperatorHubSpec = {
  /** Disables every default catalog that is not in `sources`. */
  readonly disableAllDefaultSources?: boolean;
  readonly sources?: readonly OperatorHubSource[];
};

/** The default catalogs and their state. */
export type OperatorHubStatus = {
  readonly sources?: readonly (OperatorHubSource & { readonly status?: string })[];
};

/** Configuration of OpenShift's default catalogs. There is one object, named `cluster`. */
export type OperatorHub = Stored<'OperatorHub', OperatorHubSpec, OperatorHubStatus>;

export const operatorHubModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'OperatorHub',
  plural: 'operatorhubs',
  namespaced: false,
} as const satisfies ResourceModel;
