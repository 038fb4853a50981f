/** The APIs of OLM v1: olm.operatorframework.io. */
import type { Condition, LabelSelector, ResourceModel, Stored } from './meta';

export type ClusterExtensionSpec = {
  /** The namespace of namespaced resources. */
  readonly namespace?: string;
  /** Required, optional or unknown to the API, as its schema says. */
  readonly serviceAccount?: { readonly name?: string };
  readonly source?: {
    readonly sourceType?: string;
    readonly catalog?: {
      readonly packageName?: string;
      /** A range of versions; absent: any. */
      readonly version?: string;
      readonly channels?: readonly string[];
      readonly selector?: LabelSelector;
      /** `CatalogProvided` or `SelfCertified`. */
      readonly upgradeConstraintPolicy?: string;
    };
  };
  readonly install?: {
    readonly preflight?: { readonly crdUpgradeSafety?: { readonly enforcement?: string } };
  };
  readonly config?: {
    readonly configType?: string;
    readonly inline?: { readonly watchNamespace?: string; readonly deploymentConfig?: object };
  };
  readonly progressDeadlineMinutes?: number;
};

export type ClusterExtensionStatus = {
  readonly conditions?: readonly (Condition & { readonly observedGeneration?: number })[];
  /** Absent: nothing was ever applied. */
  readonly install?: {
    readonly bundle?: {
      readonly name?: string;
      readonly version?: string;
      readonly release?: string;
    };
  };
  /** ClusterObjectSets that are not archived. */
  readonly activeRevisions?: readonly {
    readonly name?: string;
    readonly conditions?: readonly Condition[];
  }[];
};

/** An extension that OLM v1 installs. */
export type ClusterExtension = Stored<
  'ClusterExtension',
  ClusterExtensionSpec,
  ClusterExtensionStatus
>;

export const clusterExtensionModel = {
  group: 'olm.operatorframework.io',
  version: 'v1',
  kind: 'ClusterExtension',
  plural: 'clusterextensions',
  namespaced: false,
  // It is watched after the cluster has answered that it serves the group.
  isServed: true,
} as const satisfies ResourceModel;

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
