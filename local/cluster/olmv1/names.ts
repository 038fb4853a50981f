import { OLM_V1_GROUP } from '../seed/crds/olmV1';

export const OLM_V1 = `${OLM_V1_GROUP}/v1`;
export const CLUSTER_CATALOGS = `clustercatalogs.${OLM_V1_GROUP}`;
export const CLUSTER_EXTENSIONS = `clusterextensions.${OLM_V1_GROUP}`;

/** Every ClusterCatalog has its own name in this label. */
export const NAME_LABEL = `${OLM_V1_GROUP}/metadata.name`;

/** Namespaces of OLM v1's two components, on OpenShift and with its quick start manifests. */
export const OLM_V1_NAMESPACES = {
  openshift: { catalogd: 'openshift-catalogd', controller: 'openshift-operator-controller' },
  kubernetes: { catalogd: 'olmv1-system', controller: 'olmv1-system' },
} as const;

export const CATALOGD_SERVICE = 'catalogd-service';
