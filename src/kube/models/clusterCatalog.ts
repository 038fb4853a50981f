import type { ResourceModel, Stored } from './meta';

export type ClusterCatalogSpec = {
  readonly source?: { readonly type?: string; readonly image?: { readonly ref?: string } };
};

export type ClusterCatalogStatus = {
  readonly conditions?: readonly { readonly type?: string; readonly status?: string }[];
  /** The image by its digest. */
  readonly resolvedSource?: { readonly image?: { readonly ref?: string } };
  /** `base`: where catalogd serves the content, inside the cluster. */
  readonly urls?: { readonly base?: string };
};

/** A catalog of OLM v1. */
export type ClusterCatalog = Stored<'ClusterCatalog', ClusterCatalogSpec, ClusterCatalogStatus>;

export const clusterCatalogModel = {
  group: 'olm.operatorframework.io',
  version: 'v1',
  kind: 'ClusterCatalog',
  plural: 'clustercatalogs',
  namespaced: false,
} as const satisfies ResourceModel;
