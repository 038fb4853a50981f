/** Objects reduced to their metadata, for the garbage collector and list pages. */
import type { JsonObject, KubeObject } from '../types';

export type PartialObject = {
  readonly kind: 'PartialObjectMetadata';
  readonly apiVersion: 'meta.k8s.io/v1';
  readonly metadata: KubeObject['metadata'];
};

type PartialObjectList = {
  readonly kind: 'PartialObjectMetadataList';
  readonly apiVersion: 'meta.k8s.io/v1';
  readonly metadata: JsonObject;
  readonly items: readonly PartialObject[];
};

/** Response to `as=PartialObjectMetadata`. */
export function partialOf(object: KubeObject): PartialObject {
  return {
    kind: 'PartialObjectMetadata',
    apiVersion: 'meta.k8s.io/v1',
    metadata: object.metadata,
  };
}

/** Response to `as=PartialObjectMetadataList`. */
export function partialListOf(
  objects: readonly KubeObject[],
  listMeta: JsonObject,
): PartialObjectList {
  return {
    kind: 'PartialObjectMetadataList',
    apiVersion: 'meta.k8s.io/v1',
    metadata: listMeta,
    items: objects.map(partialOf),
  };
}
