/** The annotation from which OLM makes `spec.image` (CS-030). */
export const IMAGE_TEMPLATE = 'olm.catalogImageTemplate';
