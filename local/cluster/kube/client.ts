import type { KindEntry } from './contracts';
import { failure, notFound } from './failures';
import { isKubeObject, jsonOf } from './objects';
import { mergePatch } from './patches/mergePatch';
import type { ClusterClient, DraftObject, ListOptions, KubeObject, ObjectRef } from './types';
import type { Backend, Target } from './writes/backend';
import { createObject } from './writes/createObject';
import { deleteObject } from './writes/deleteObject';
import { replaceObject } from './writes/replaceObject';

/** The in-process client: the same reads and writes as over HTTP, without access control. */
export function createClient(backend: Backend): ClusterClient {
  const { store, registry } = backend;

  function entryFor(resource: string, object?: DraftObject | KubeObject): KindEntry {
    const exact = object && registry.byKind(object.apiVersion, object.kind);
    const entry = exact?.key === resource ? exact : registry.byKey(resource);
    if (entry === undefined) {
      throw failure(404, 'NotFound', {
        message: `the server could not find the requested resource (${resource})`,
      });
    }
    return entry;
  }

  return {
    get: store.get,
    list: (resource, options) => matching(store.list(resource, options?.namespace), options),
    create: (resource, object) =>
      createObject(backend, targetOf(entryFor(resource, object), object.metadata.namespace), object)
        .object,
    update: (resource, object) =>
      replaceObject(backend, targetOf(entryFor(resource, object), object.metadata.namespace), {
        name: object.metadata.name,
        make: () => object,
      }).object,
    updateStatus: (resource, object) =>
      replaceObject(backend, targetOf(entryFor(resource, object), object.metadata.namespace), {
        name: object.metadata.name,
        subresource: 'status',
        make: () => object,
      }).object,
    mergePatch: (ref, patch) =>
      replaceObject(backend, targetOf(entryFor(ref.resource), ref.namespace), {
        name: ref.name,
        make: (before) => patched(before, mergePatch(jsonOf(before), patch)),
      }).object,
    delete: (ref, options) => {
      const entry = registry.byKey(ref.resource);
      if (entry !== undefined && store.get(ref) !== undefined) {
        const target = targetOf(entry, ref.namespace);
        deleteObject(backend, target, { name: ref.name, request: options ?? {} });
      }
    },
    subscribe: (resource, listener) => store.subscribe(resource, listener),
    resourceOf: (apiVersion, kind) => registry.byKind(apiVersion, kind),
  };
}

function targetOf(entry: KindEntry, namespace: string | undefined): Target {
  if (entry.namespaced && namespace === undefined) {
    throw notFound({ group: '', plural: 'namespaces', kind: 'Namespace' }, '');
  }
  return {
    entry,
    namespace: entry.namespaced ? namespace : undefined,
    dryRun: false,
    manager: undefined,
    fieldValidation: 'Ignore',
    unconditional: true,
  };
}

function matching(
  objects: readonly KubeObject[],
  options: ListOptions | undefined,
): readonly KubeObject[] {
  const wanted = Object.entries(options?.labels ?? {});
  return wanted.length === 0
    ? objects
    : objects.filter(({ metadata }) =>
        wanted.every(([key, value]) => metadata.labels?.[key] === value),
      );
}

function patched(before: KubeObject, after: unknown): KubeObject {
  return isKubeObject(after) ? after : before;
}

/** Where an object lies. */
export function refOf(resource: string, object: KubeObject): ObjectRef {
  const { name, namespace } = object.metadata;
  return namespace === undefined ? { resource, name } : { resource, name, namespace };
}
