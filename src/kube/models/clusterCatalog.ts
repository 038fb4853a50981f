import type { Condition, ResourceModel, Stored } from './meta';

export type ClusterCatalogSpec = {
  readonly source?: {
    readonly type?: string;
    readonly image?: {
      /** With a tag or a digest. */
      readonly ref?: string;
      /** Absent: the tag is not polled. */
      readonly pollIntervalMinutes?: number;
    };
  };
  /** OLM prefers the catalog with the highest priority. Absent: 0. */
  readonly priority?: number;
  /** `Available`, or `Unavailable`: as if it did not exist. */
  readonly availabilityMode?: string;
};

export type ClusterCatalogStatus = {
  readonly conditions?: readonly Condition[];
  /** The image by its digest. */
  readonly resolvedSource?: { readonly image?: { readonly ref?: string } };
  /** `base`: the URL of the content in the cluster, served by catalogd. */
  readonly urls?: { readonly base?: string };
  readonly lastUnpacked?: string;
};

/** A catalog of OLM v1. */
export type ClusterCatalog = Stored<'ClusterCatalog', ClusterCatalogSpec, ClusterCatalogStatus>;

export const clusterCatalogModel = {
  group: 'olm.operatorframework.io',
  version: 'v1',
  kind: 'ClusterCatalog',
  plural: 'clustercatalogs',
  namespaced: false,
  // It is watched after the cluster has answered that it serves the group.
  isServed: true,
} as const satisfies ResourceModel;
