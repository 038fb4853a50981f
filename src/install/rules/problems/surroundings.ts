import type { AppliedClusterQuota } from '~/kube/models/appliedClusterQuota';
import type { CatalogSource } from '~/kube/models/catalogSource';
import type { ResourceQuota } from '~/kube/models/resourceQuota';
import type { NodePlatforms } from '~/olm/packages/platformFit';

/**
 * What else of the cluster matters to an installation. It is read after the form is there.
 * `null`: not known yet, or the user may not read it, so that nothing is concluded from it.
 */
export type Surroundings = {
  /** Of the API server, as `v1.36.2`. */
  readonly serverVersion: string | null;
  readonly nodes: NodePlatforms | null;
  readonly catalogs: readonly CatalogSource[] | null;
  /** Whether the package server offers the package to the chosen namespace. */
  readonly isServed: boolean | null;
  /** Of the chosen namespace. */
  readonly quotas: readonly ResourceQuota[] | null;
  /** OpenShift's ClusterResourceQuotas that count the chosen namespace; none on plain Kubernetes. */
  readonly clusterQuotas: readonly AppliedClusterQuota[] | null;
  /** The names of those in the chosen namespace. */
  readonly serviceAccounts: readonly string[] | null;
  readonly crds: readonly StoredCrd[] | null;
};

/** A CustomResourceDefinition of the cluster. */
export type StoredCrd = { readonly name: string; readonly isTerminating: boolean };

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
