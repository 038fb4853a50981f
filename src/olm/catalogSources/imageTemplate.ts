/** The annotation with the template of `spec.image` (CS-030). */
export const IMAGE_TEMPLATE = 'olm.catalogImageTemplate';
