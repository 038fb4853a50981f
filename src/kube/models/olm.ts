/** The APIs of OLM v0: operators.coreos.com and packages.operators.coreos.com. */
import type { Condition, LabelSelector, ObjectReference, ResourceModel, Stored } from './meta';
import type { SubscriptionConfig, Toleration } from './subscriptionConfig';

export type ApprovalStrategy = 'Automatic' | 'Manual';

export type SubscriptionSpec = {
  /** The package's name. */
  readonly name: string;
  readonly source: string;
  readonly sourceNamespace: string;
  readonly channel?: string;
  readonly startingCSV?: string;
  readonly installPlanApproval?: ApprovalStrategy;
  readonly config?: SubscriptionConfig;
};

export type SubscriptionStatus = {
  readonly state?: string;
  readonly currentCSV?: string;
  readonly installedCSV?: string;
  readonly installPlanRef?: ObjectReference;
  readonly installPlanGeneration?: number;
  readonly conditions?: readonly Condition[];
  readonly lastUpdated?: string;
  /** Every catalog with which OLM resolves this Subscription, and whether it responded. */
  readonly catalogHealth?: readonly {
    readonly catalogSourceRef?: ObjectReference;
    readonly healthy?: boolean;
    readonly lastUpdated?: string;
  }[];
};

export type Subscription = Stored<'Subscription', SubscriptionSpec, SubscriptionStatus>;

export const subscriptionModel = {
  group: 'operators.coreos.com',
  version: 'v1alpha1',
  kind: 'Subscription',
  plural: 'subscriptions',
  namespaced: true,
} as const satisfies ResourceModel;

export type InstallPlanSpec = {
  readonly approval: ApprovalStrategy;
  readonly approved: boolean;
  readonly clusterServiceVersionNames: readonly string[];
  readonly generation?: number;
};

export type InstallPlanStep = {
  /** The ClusterServiceVersion that this step belongs to. */
  readonly resolving: string;
  /** Unknown, NotPresent, Present, Created, WaitingForApi, UnsupportedResource */
  readonly status: string;
  readonly optional?: boolean;
  readonly resource: {
    readonly group: string;
    readonly version: string;
    readonly kind: string;
    readonly name: string;
    readonly sourceName: string;
    readonly sourceNamespace: string;
    /** JSON text: the object itself, or a reference to the unpack ConfigMap. */
    readonly manifest?: string;
  };
};

export type BundleLookup = {
  readonly path: string;
  readonly identifier: string;
  readonly replaces?: string;
  /** `{"properties":[…]}` as text. */
  readonly properties?: string;
  readonly conditions?: readonly Condition[];
};

export type InstallPlanStatus = {
  /** Planning, RequiresApproval, Installing, Complete, Failed */
  readonly phase?: string;
  readonly message?: string;
  readonly startTime?: string;
  readonly conditions?: readonly Condition[];
  readonly plan?: readonly InstallPlanStep[];
  readonly bundleLookups?: readonly BundleLookup[];
};

export type InstallPlan = Stored<'InstallPlan', InstallPlanSpec, InstallPlanStatus>;

export const installPlanModel = {
  group: 'operators.coreos.com',
  version: 'v1alpha1',
  kind: 'InstallPlan',
  plural: 'installplans',
  namespaced: true,
} as const satisfies ResourceModel;

export type InstallMode = {
  readonly type: 'OwnNamespace' | 'SingleNamespace' | 'MultiNamespace' | 'AllNamespaces';
  readonly supported: boolean;
};

export type CrdDescription = {
  /** `plural.group` */
  readonly name: string;
  readonly kind: string;
  readonly version: string;
  readonly displayName?: string;
  readonly description?: string;
};

export type ApiServiceDescription = {
  /** The plural. */
  readonly name: string;
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly displayName?: string;
  readonly description?: string;
};

export type ClusterServiceVersionSpec = {
  readonly displayName?: string;
  readonly version?: string;
  readonly replaces?: string;
  readonly provider?: { readonly name?: string };
  readonly installModes?: readonly InstallMode[];
  readonly customresourcedefinitions?: {
    readonly owned?: readonly CrdDescription[];
    readonly required?: readonly CrdDescription[];
  };
  readonly apiservicedefinitions?: {
    readonly owned?: readonly ApiServiceDescription[];
    readonly required?: readonly ApiServiceDescription[];
  };
};

export type RequirementStatus = {
  readonly group?: string;
  readonly version?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly status?: string;
  readonly message?: string;
  readonly dependents?: readonly {
    readonly group?: string;
    readonly kind?: string;
    readonly status?: string;
    readonly message?: string;
  }[];
};

/** One entry of the history of phases. */
export type CsvCondition = {
  readonly phase?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTransitionTime?: string;
};

export type ClusterServiceVersionStatus = {
  readonly phase?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastUpdateTime?: string;
  readonly lastTransitionTime?: string;
  /** Oldest first; OLM keeps a limited number. */
  readonly conditions?: readonly CsvCondition[];
  readonly requirementStatus?: readonly RequirementStatus[];
};

export type ClusterServiceVersion = Stored<
  'ClusterServiceVersion',
  ClusterServiceVersionSpec,
  ClusterServiceVersionStatus
>;

export const clusterServiceVersionModel = {
  group: 'operators.coreos.com',
  version: 'v1alpha1',
  kind: 'ClusterServiceVersion',
  plural: 'clusterserviceversions',
  namespaced: true,
} as const satisfies ResourceModel;

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

/** Served by OLM's package server, which supports get and list but not watch. */
export const packageManifestModel = {
  group: 'packages.operators.coreos.com',
  version: 'v1',
  kind: 'PackageManifest',
  plural: 'packagemanifests',
  namespaced: true,
} as const satisfies ResourceModel;

/** Whether OLM may replace a ClusterServiceVersion that failed. */
export type UpgradeStrategy = 'Default' | 'TechPreviewUnsafeFailForward';

export type OperatorGroupSpec = {
  readonly targetNamespaces?: readonly string[];
  readonly selector?: LabelSelector;
  readonly serviceAccountName?: string;
  readonly upgradeStrategy?: UpgradeStrategy;
  readonly staticProvidedAPIs?: boolean;
};

export type OperatorGroupStatus = {
  /** `[""]` means all namespaces. */
  readonly namespaces?: readonly string[];
  readonly lastUpdated?: string;
  readonly conditions?: readonly Condition[];
};

export type OperatorGroup = Stored<'OperatorGroup', OperatorGroupSpec, OperatorGroupStatus>;

export const operatorGroupModel = {
  group: 'operators.coreos.com',
  version: 'v1',
  kind: 'OperatorGroup',
  plural: 'operatorgroups',
  namespaced: true,
} as const satisfies ResourceModel;

export type OperatorConditionSpec = {
  /** Conditions that the Operator reports. */
  readonly conditions?: readonly Condition[];
  /** Overrides of a cluster administrator. */
  readonly overrides?: readonly Condition[];
};

export type OperatorConditionStatus = { readonly conditions?: readonly Condition[] };

export type OperatorCondition = Stored<
  'OperatorCondition',
  OperatorConditionSpec,
  OperatorConditionStatus
>;

export const operatorConditionModel = {
  group: 'operators.coreos.com',
  version: 'v2',
  kind: 'OperatorCondition',
  plural: 'operatorconditions',
  namespaced: true,
} as const satisfies ResourceModel;

export type ComponentReference = ObjectReference & { readonly conditions?: readonly Condition[] };

export type OperatorStatus = {
  readonly components?: { readonly refs?: readonly ComponentReference[] };
};

/** OLM's list of everything that belongs to a package installed in a namespace, `<package>.<namespace>`. */
export type Operator = Stored<'Operator', object, OperatorStatus>;

export const operatorModel = {
  group: 'operators.coreos.com',
  version: 'v1',
  kind: 'Operator',
  plural: 'operators',
  namespaced: false,
} as const satisfies ResourceModel;

export type OlmConfigSpec = {
  readonly features?: {
    readonly disableCopiedCSVs?: boolean;
    readonly packageServerSyncInterval?: string;
  };
};

export type OlmConfig = Stored<
  'OLMConfig',
  OlmConfigSpec,
  { readonly conditions?: readonly Condition[] }
>;

/** OLM's cluster-wide settings. There is one object, named `cluster`. */
export const olmConfigModel = {
  group: 'operators.coreos.com',
  version: 'v1',
  kind: 'OLMConfig',
  plural: 'olmconfigs',
  namespaced: false,
} as const satisfies ResourceModel;
