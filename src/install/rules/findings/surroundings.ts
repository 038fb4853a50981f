import type { AppliedClusterQuota } from '~/kube/models/appliedClusterQuota';
import type { CatalogSource } from '~/kube/models/catalogSource';
import type { ResourceQuota } from '~/kube/models/resourceQuota';
import type { NodePlatforms } from '~/olm/packages/platforms';

/**
 * Further facts of the cluster, which load after the form. `null`: loading or no permission, so that nothing is
 * concluded.
 */
export type Surroundings = {
  /** The version of the API server, for example `v1.36.2`. */
  readonly serverVersion: string | null;
  readonly nodes: NodePlatforms | null;
  readonly catalogs: readonly CatalogSource[] | null;
  /** Whether the package server offers the package in the selected namespace. */
  readonly isServed: boolean | null;
  /** Of the selected namespace. */
  readonly quotas: readonly ResourceQuota[] | null;
  /** OpenShift's ClusterResourceQuotas for the selected namespace; empty on plain Kubernetes. */
  readonly clusterQuotas: readonly AppliedClusterQuota[] | null;
  /** By name, in the selected namespace. */
  readonly serviceAccounts: readonly string[] | null;
  readonly crds: readonly StoredCrd[] | null;
};

/** A CustomResourceDefinition of the cluster. */
export type StoredCrd = {
  readonly name: string;
  readonly isTerminating: boolean;
  /** The ClusterExtension that owns it; absent: none. */
  readonly extension?: string;
};

export const UNKNOWN_SURROUNDINGS: Surroundings = {
  serverVersion: null,
  nodes: null,
  catalogs: null,
  isServed: null,
  quotas: null,
  clusterQuotas: null,
  serviceAccounts: null,
  crds: null,
};
