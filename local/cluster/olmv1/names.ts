import { OLM_V1_GROUP } from '../seed/crds/olmV1';

export const OLM_V1 = `${OLM_V1_GROUP}/v1`;
export const CLUSTER_CATALOGS = `clustercatalogs.${OLM_V1_GROUP}`;
export const CLUSTER_EXTENSIONS = `clusterextensions.${OLM_V1_GROUP}`;

/**
 * As in OpenShift 4.22, where an extension uses a ServiceAccount, with or without Technology Preview; as in 5.0; or like
 * upstream's experimental manifests, with which OLM manages namespaces.
 */
export const OLM_V1_VERSIONS = ['4.22', '4.22-tech-preview', '5.0', 'experimental'] as const;
export type OlmV1Version = (typeof OLM_V1_VERSIONS)[number];

/** Every ClusterCatalog has its own name in this label. */
export const NAME_LABEL = `${OLM_V1_GROUP}/metadata.name`;

/** Namespaces of OLM v1's two components, on OpenShift and with its quick start manifests. */
export const OLM_V1_NAMESPACES = {
  openshift: { catalogd: 'openshift-catalogd', controller: 'openshift-operator-controller' },
  kubernetes: { catalogd: 'olmv1-system', controller: 'olmv1-system' },
} as const;

export const CATALOGD_SERVICE = 'catalogd-service';
