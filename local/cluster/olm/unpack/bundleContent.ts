/** Encodes a bundle's manifests like `opm alpha bundle extract` in the unpack ConfigMap, and decodes them. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FbcObject } from '../../../catalogs/fbc';
import { parse, stringify } from 'yaml';
import { at, isObject, objectAt, parseJson, textAt } from '../../kube/json';
import type { JsonObject, KubeObject } from '../../kube/types';
import type { BundleImage } from './bundleImages';

export type BundleContent = {
  readonly annotations: { readonly [key: string]: string };
  readonly binaryData: { readonly [file: string]: string };
};

/** Each file is gzipped and base64 encoded; `binaryData` encodes that once more. */
export function bundleContent(of: BundleImage, objects: readonly FbcObject[]): BundleContent {
  const channels = of.ofPackage.channels
    .filter((channel) => channel.entries.some((entry) => entry.name === of.bundle.name))
    .map((channel) => channel.name);
  const label = 'operators.operatorframework.io.bundle';
  return {
    annotations: {
      'olm.contentEncoding': 'gzip+base64',
      'olm.sourceImage': of.bundle.image,
      [`${label}.channel.default.v1`]: '',
      [`${label}.channels.v1`]: channels.join(','),
      [`${label}.manifests.v1`]: 'manifests/',
      [`${label}.mediatype.v1`]: 'registry+v1',
      [`${label}.metadata.v1`]: 'metadata/',
      [`${label}.package.v1`]: of.ofPackage.name,
    },
    binaryData: Object.fromEntries(
      objects
        .map((object) => fileOf(object, of))
        .map(([name, text]) => [name, encoded(text)] as const)
        .toSorted(([left], [right]) => (left < right ? -1 : 1)),
    ),
  };
}

/** Cached, because each step of a plan requests the same few. */
const known = new WeakMap<KubeObject, readonly JsonObject[]>();

/** Resources in an unpack ConfigMap, in the order of its keys, without other content. */
export function objectsIn(configMap: KubeObject): readonly JsonObject[] {
  const objects = known.get(configMap) ?? decodedObjects(configMap);
  known.set(configMap, objects);
  return objects;
}

function decodedObjects(configMap: KubeObject): readonly JsonObject[] {
  return Object.entries(objectAt(configMap, 'binaryData') ?? {})
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, data]) => (typeof data === 'string' ? decoded(data) : undefined))
    .filter((object) => object !== undefined);
}

/** Name and text of an object's file. */
function fileOf(
  object: FbcObject,
  { manifests, ofPackage }: BundleImage,
): readonly [string, string] {
  const isYaml = manifests.kind === 'manifests' && manifests.format === 'yaml';
  const kind = textAt(object, 'kind') ?? '';
  const name = String(at(object, 'metadata', 'name'));
  if (!isYaml) {
    const file = kind === 'ClusterServiceVersion' ? 'csv' : `${kind.toLowerCase()}-${name}`;
    return [`${file}.json`, JSON.stringify(object)];
  }
  const text = stringify(object, { aliasDuplicateObjects: false, lineWidth: 0 });
  if (kind === 'ClusterServiceVersion')
    return [`${ofPackage.name}.clusterserviceversion.yaml`, text];
  const file =
    kind === 'CustomResourceDefinition'
      ? `${textAt(object, 'spec', 'group') ?? ''}_${textAt(object, 'spec', 'names', 'plural') ?? ''}`
      : `${name}_${(textAt(object, 'apiVersion') ?? '').replaceAll('/', '_')}_${kind.toLowerCase()}`;
  return [`${file.replaceAll(NO_KEY, '-')}.yaml`, text];
}

/** Characters that a ConfigMap key cannot contain. */
const NO_KEY = /[^-._a-zA-Z0-9]/gu;

function encoded(text: string): string {
  const packed = gzipSync(text).toString('base64');
  return Buffer.from(packed).toString('base64');
}

/** By file content: a process of the tests starts many clusters with the same few bundles, and parsing YAML is slow. */
const decodedFiles = new Map<string, JsonObject | undefined>();

function decoded(data: string): JsonObject | undefined {
  if (!decodedFiles.has(data)) decodedFiles.set(data, decode(data));
  return decodedFiles.get(data);
}

function decode(data: string): JsonObject | undefined {
  const packed = Buffer.from(data, 'base64').toString();
  const text = gunzipSync(Buffer.from(packed, 'base64')).toString();
  // JSON is also YAML, but parsing it as JSON is much faster.
  const object: unknown = parseJson(text) ?? parse(text);
  return isObject(object) ? object : undefined;
}
