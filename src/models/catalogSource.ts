import type { ResourceModel, Stored } from './meta';

export type CatalogSourceSpec = {
  readonly sourceType?: string;
  readonly displayName?: string;
  readonly publisher?: string;
  readonly image?: string;
  readonly address?: string;
  readonly priority?: number;
};

export type CatalogSourceStatus = {
  readonly connectionState?: {
    readonly address?: string;
    /** READY, CONNECTING, TRANSIENT_FAILURE, IDLE, SHUTDOWN */
    readonly lastObservedState?: string;
    readonly lastConnect?: string;
  };
  readonly latestImageRegistryPoll?: string;
  readonly message?: string;
  readonly reason?: string;
};

export type CatalogSource = Stored<'CatalogSource', CatalogSourceSpec, CatalogSourceStatus>;

export const catalogSourceModel = {
  group: 'operators.coreos.com',
  version: 'v1alpha1',
  kind: 'CatalogSource',
  plural: 'catalogsources',
  namespaced: true,
} as const satisfies ResourceModel;
