import type { KindEntry, KindRegistry } from '../contracts';
import type { FieldOwners } from '../patches/fieldOwners';
import type { Store } from '../store/store';
import type { AdmissionPlugins } from '../admission/plugins';
import type { Clock, KubeObject } from '../types';

/** Context of every write. */
export type Backend = {
  readonly store: Store;
  readonly registry: KindRegistry;
  readonly clock: Clock;
  readonly owners: FieldOwners;
  readonly plugins: AdmissionPlugins;
};

/** Target and options of a write. */
export type Target = {
  readonly entry: KindEntry;
  /** Absent for cluster-scoped kinds. */
  readonly namespace: string | undefined;
  readonly dryRun: boolean;
  /** The field manager; absent for the cluster's own controllers, whose fields cause no conflicts. */
  readonly manager: string | undefined;
  readonly fieldValidation: 'Strict' | 'Warn' | 'Ignore';
  /** Whether an update without `metadata.resourceVersion` is accepted. */
  readonly unconditional: boolean;
  /** Admission beyond the schema: throws to reject a write. `before` is absent for a new object. */
  readonly check?: (object: KubeObject, before: KubeObject | undefined) => void;
  /** Admission of a deletion: throws to reject it. */
  readonly checkDeletion?: (object: KubeObject) => void;
};

export type Written = {
  readonly object: KubeObject;
  readonly warnings: readonly string[];
  readonly created: boolean;
};

export function current(backend: Backend, target: Target, name: string): KubeObject | undefined {
  return backend.store.get({
    resource: target.entry.key,
    name,
    ...(target.namespace === undefined ? {} : { namespace: target.namespace }),
  });
}

export const DEFINITIONS = 'customresourcedefinitions.apiextensions.k8s.io';

/** Stores an object. A CRD is served before its event is delivered. */
export function commit(backend: Backend, target: Target, object: KubeObject): KubeObject {
  if (target.entry.key === DEFINITIONS) {
    backend.registry.install(object);
  }
  const before = current(backend, target, object.metadata.name);
  const stored = backend.store.put(target.entry.key, object);
  if (target.manager !== undefined) {
    backend.owners.recordUpdate(before, stored, target.manager);
  }
  return stored;
}

/** Removes an object for good. */
export function discard(backend: Backend, target: Target, object: KubeObject): KubeObject {
  if (target.entry.key === DEFINITIONS) {
    backend.registry.remove(object.metadata.name);
  }
  backend.owners.forget(object);
  return backend.store.remove(target.entry.key, object);
}

export function hasStatus(entry: KindEntry): boolean {
  return entry.subresources.includes('status');
}
