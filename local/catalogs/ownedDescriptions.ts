import type { CatalogBundle, FbcObject } from './fbc';
import { isObject, listAt, textAt } from './json';

/**
 * Descriptions of a bundle's owned CRDs: from the metadata, or from the bundle's `olm.gvk` properties if the metadata
 * contains none.
 */
export function ownedDescriptions(bundle: CatalogBundle): readonly FbcObject[] {
  const owned = listAt(bundle.csvMetadata, 'crdDescriptions', 'owned').filter(isObject);
  return owned.length > 0 ? owned.map(normalised) : describedByKinds(bundle);
}

/**
 * Corrects violations of the ClusterServiceVersion schema that OLM's types tolerate: missing names and paths become
 * empty, lists of another type are dropped.
 */
function normalised(description: FbcObject): FbcObject {
  const { resources, specDescriptors, statusDescriptors, actionDescriptors, ...plain } =
    description;
  return {
    ...plain,
    ...listed('resources', resources, (one) => ({ name: '', kind: '', version: '', ...one })),
    ...listed('specDescriptors', specDescriptors, descriptor),
    ...listed('statusDescriptors', statusDescriptors, descriptor),
    ...listed('actionDescriptors', actionDescriptors, descriptor),
  };
}

function listed(key: string, value: unknown, each: (item: FbcObject) => FbcObject): FbcObject {
  return Array.isArray(value) ? { [key]: value.filter(isObject).map(each) } : {};
}

function descriptor({ value, 'x-descriptors': descriptors, ...plain }: FbcObject): FbcObject {
  return {
    path: '',
    ...plain,
    ...(typeof value === 'string' ? { value } : {}),
    ...(Array.isArray(descriptors) ? { 'x-descriptors': descriptors } : {}),
  };
}

function describedByKinds(bundle: CatalogBundle): readonly FbcObject[] {
  const aggregated = new Set(
    listAt(bundle.csvMetadata, 'apiServiceDefinitions', 'owned').map((api) => textAt(api, 'kind')),
  );
  return bundle.properties
    .filter(
      (property) => property.type === 'olm.gvk' && !aggregated.has(textAt(property.value, 'kind')),
    )
    .flatMap(({ value }) => {
      const group = textAt(value, 'group');
      const kind = textAt(value, 'kind');
      const version = textAt(value, 'version');
      if (group === undefined || kind === undefined || version === undefined) return [];
      return [{ name: `${guessedPlural(kind)}.${group}`, kind, version, displayName: kind }];
    });
}

/** Guesses a resource name from a kind like API machinery. */
function guessedPlural(kind: string): string {
  const singular = kind.toLowerCase();
  if (/(s|x|ch|sh)$/u.test(singular)) return `${singular}es`;
  return singular.endsWith('y') ? `${singular.slice(0, -1)}ies` : `${singular}s`;
}
