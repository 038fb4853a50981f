import type { ResourceModel, Stored } from './meta';

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
