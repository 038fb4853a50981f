import type { KubeObject, ResourceKey, WatchEvent } from '../types';

/** An object and where it is stored. */
export type Held = { readonly resource: ResourceKey; readonly object: KubeObject };

/** The garbage collector's graph of owner references. */
export type Dependents = {
  readonly hear: (event: WatchEvent) => void;
  readonly of: (owner: KubeObject) => readonly Held[];
};

export function createDependents(): Dependents {
  const byOwner = new Map<string, Map<string, Held>>();

  function forget(object: KubeObject): void {
    for (const owner of object.metadata.ownerReferences ?? []) {
      const held = byOwner.get(owner.uid);
      held?.delete(object.metadata.uid ?? '');
      if (held?.size === 0) {
        byOwner.delete(owner.uid);
      }
    }
  }
  function remember(held: Held): void {
    for (const owner of held.object.metadata.ownerReferences ?? []) {
      const known = byOwner.get(owner.uid) ?? new Map<string, Held>();
      byOwner.set(owner.uid, known.set(held.object.metadata.uid ?? '', held));
    }
  }

  return {
    hear: ({ type, resource, object, previous }) => {
      if (previous !== undefined) {
        forget(previous);
      }
      if (type !== 'DELETED') {
        remember({ resource, object });
      }
    },
    of: (owner) => [...(byOwner.get(owner.metadata.uid ?? '')?.values() ?? [])],
  };
}
