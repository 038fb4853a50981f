/** Stands for the namespace of what OLM v1 knows, which belongs to the whole cluster. No namespace can be called so. */
export const OF_CLUSTER = '~v1';
