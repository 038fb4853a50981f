/** `currentCSVDesc`: the description of a channel head in a PackageManifest, a part of the CSV. */
import type { Catalog, CatalogBundle } from '../../../catalogs/fbc';
import { isObject, listAt, textAt } from '../../kube/json';
import type { Json, JsonObject } from '../../kube/types';

/** Without empty fields, in the order of the package server. */
export function csvDescription(bundle: CatalogBundle, catalog: Catalog): JsonObject {
  const facts = factsOf(bundle, catalog);
  return withoutEmpty({
    displayName: facts['displayName'],
    version: bundle.version,
    provider: isObject(facts['provider']) ? facts['provider'] : {},
    annotations: facts['annotations'],
    keywords: listAt(facts, 'keywords'),
    links: listAt(facts, 'links'),
    maintainers: listAt(facts, 'maintainers'),
    maturity: facts['maturity'],
    description: facts['description'],
    installModes: listAt(facts, 'installModes'),
    customresourcedefinitions: apis(facts['crdDescriptions']),
    apiservicedefinitions: apis(facts['apiServiceDefinitions']),
    nativeApis: listAt(facts, 'nativeAPIs'),
    minKubeVersion: facts['minKubeVersion'],
    relatedImages: [...new Set(bundle.relatedImages.map(({ image }) => image))],
  });
}

/** The CSV's labels; the package server copies those of the default channel's head to the PackageManifest. */
export function csvLabels(
  bundle: CatalogBundle,
  catalog: Catalog,
): { readonly [key: string]: string } {
  const labels = factsOf(bundle, catalog)['labels'];
  return Object.fromEntries(
    Object.entries(isObject(labels) ? labels : {}).filter(
      (label): label is [string, string] => typeof label[1] === 'string',
    ),
  );
}

/** `olm.csv.metadata` where the catalog has it, else the CSV among the bundle's manifests in the same shape. */
function factsOf(bundle: CatalogBundle, catalog: Catalog): JsonObject {
  if (isObject(bundle.csvMetadata)) return bundle.csvMetadata;
  const manifests = catalog.manifestsOf(bundle);
  const csv =
    manifests?.kind === 'manifests'
      ? manifests.objects.find((object) => object['kind'] === 'ClusterServiceVersion')
      : undefined;
  if (!isObject(csv)) return {};
  const spec = isObject(csv['spec']) ? csv['spec'] : {};
  const metadata = isObject(csv['metadata']) ? csv['metadata'] : {};
  return {
    ...spec,
    annotations: metadata['annotations'],
    labels: metadata['labels'],
    crdDescriptions: spec['customresourcedefinitions'],
    apiServiceDefinitions: spec['apiservicedefinitions'],
  };
}

function apis(definitions: unknown): JsonObject {
  return Object.fromEntries(
    ['owned', 'required'].flatMap((list) => {
      const entries = listAt(definitions, list).map(brief);
      return entries.length === 0 ? [] : [[list, entries] as const];
    }),
  );
}

function brief(api: Json): JsonObject {
  const fields = ['name', 'group', 'version', 'kind', 'displayName', 'description'];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = textAt(api, field);
      return text === undefined || text === '' ? [] : [[field, text]];
    }),
  );
}

const alwaysThere: readonly string[] = [
  'provider',
  'customresourcedefinitions',
  'apiservicedefinitions',
];

function withoutEmpty(description: { readonly [key: string]: Json | undefined }): JsonObject {
  return Object.fromEntries(
    Object.entries(description).filter(
      ([key, value]) => alwaysThere.includes(key) || !isEmpty(value),
    ),
  );
}

function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
