import type { Condition, ResourceModel, Stored } from './meta';
import type { Toleration } from './subscriptionConfig';

/** Settings of the pod that serves a catalog image. */
export type GrpcPodConfig = {
  readonly nodeSelector?: Readonly<Record<string, string>>;
  readonly tolerations?: readonly Toleration[];
  readonly affinity?: unknown;
  /** Empty: the cluster's default priority; absent: system-cluster-critical (CS-016). */
  readonly priorityClassName?: string;
  /** legacy, restricted; if absent, OLM decides. */
  readonly securityContextConfig?: string;
  /** A quantity. */
  readonly memoryTarget?: string | number;
  readonly extractContent?: { readonly catalogDir?: string; readonly cacheDir?: string };
};

export type CatalogSourceSpec = {
  /** grpc, configmap, internal */
  readonly sourceType?: string;
  readonly displayName?: string;
  readonly description?: string;
  readonly publisher?: string;
  readonly icon?: { readonly base64data?: string; readonly mediatype?: string };
  readonly image?: string;
  readonly address?: string;
  readonly configMap?: string;
  readonly priority?: number;
  readonly secrets?: readonly string[];
  /** The interval is a Go duration. */
  readonly updateStrategy?: { readonly registryPoll?: { readonly interval?: string } };
  readonly grpcPodConfig?: GrpcPodConfig;
};

export type CatalogSourceStatus = {
  readonly connectionState?: {
    readonly address?: string;
    /** READY, CONNECTING, TRANSIENT_FAILURE, IDLE, SHUTDOWN */
    readonly lastObservedState?: string;
    readonly lastConnect?: string;
  };
  readonly latestImageRegistryPoll?: string;
  readonly registryService?: {
    readonly createdAt?: string;
    readonly port?: string;
    readonly protocol?: string;
    readonly serviceName?: string;
    readonly serviceNamespace?: string;
  };
  readonly configMapReference?: { readonly name?: string; readonly lastUpdateTime?: string };
  readonly conditions?: readonly Condition[];
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
