/** Replaces the namespace of resources of OLM v1, which are cluster-scoped. It is not a valid name of a namespace. */
export const CLUSTER_SCOPE = '~v1';
