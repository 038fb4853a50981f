import type { KubeObject } from '../types';

/** The objects of one resource. */
export type Shelf = {
  readonly get: (namespace: string | undefined, name: string) => KubeObject | undefined;
  readonly list: (namespace: string | undefined) => readonly KubeObject[];
  readonly put: (object: KubeObject) => void;
  readonly remove: (object: KubeObject) => void;
};

/** Sorting is done on demand and kept until the next write. */
export function createShelf(): Shelf {
  const objects = new Map<string, KubeObject>();
  const sorted = new Map<string | undefined, readonly KubeObject[]>();

  function listed(namespace: string | undefined): readonly KubeObject[] {
    return [...objects.values()]
      .filter((object) => namespace === undefined || object.metadata.namespace === namespace)
      .sort((left, right) => compareText(storageKey(left), storageKey(right)));
  }

  return {
    get: (namespace, name) => objects.get(keyOf(namespace, name)),
    list: (namespace) => {
      const known = sorted.get(namespace) ?? listed(namespace);
      sorted.set(namespace, known);
      return known;
    },
    put: (object) => {
      objects.set(storageKey(object), object);
      sorted.clear();
    },
    remove: (object) => {
      objects.delete(storageKey(object));
      sorted.clear();
    },
  };
}

/** `namespace/name`, or the name alone: the order of lists and the place a `continue` token names. */
export function storageKey(object: KubeObject): string {
  return keyOf(object.metadata.namespace, object.metadata.name);
}

export function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function keyOf(namespace: string | undefined, name: string): string {
  return namespace === undefined ? name : `${namespace}/${name}`;
}
