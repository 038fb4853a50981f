/** A bundle's manifests as `opm alpha bundle extract` leaves them in the unpack ConfigMap, and back. */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FbcObject } from '../../../catalogs/fbc';
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
        .map((object) => [fileName(object), encoded(object)] as const)
        .toSorted(([left], [right]) => (left < right ? -1 : 1)),
    ),
  };
}

/** The objects in an unpack ConfigMap, in the order of its keys; what is no manifest is left out. */
export function objectsIn(configMap: KubeObject): readonly JsonObject[] {
  return Object.entries(objectAt(configMap, 'binaryData') ?? {})
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, data]) => (typeof data === 'string' ? decoded(data) : undefined))
    .filter((object) => object !== undefined);
}

function fileName(object: FbcObject): string {
  const kind = textAt(object, 'kind') ?? '';
  return kind === 'ClusterServiceVersion'
    ? 'csv.json'
    : `${kind.toLowerCase()}-${String(at(object, 'metadata', 'name'))}.json`;
}

function encoded(object: FbcObject): string {
  const packed = gzipSync(JSON.stringify(object)).toString('base64');
  return Buffer.from(packed).toString('base64');
}

function decoded(data: string): JsonObject | undefined {
  const packed = Buffer.from(data, 'base64').toString();
  const object = parseJson(gunzipSync(Buffer.from(packed, 'base64')).toString());
  return isObject(object) ? object : undefined;
}
