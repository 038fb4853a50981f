import { refOf } from '../client';
import type {
  ClusterClient,
  Clock,
  Controller,
  KubeObject,
  ObjectRef,
  OwnerReference,
  ResourceKey,
  WatchEvent,
} from '../types';
import { createDependents } from './dependents';
import type { Dependents, Held } from './dependents';

/** Real garbage collection starts a few milliseconds after the deletion. */
const LAG_MILLISECONDS = 10;
const FOREGROUND = 'foregroundDeletion';
const ORPHAN = 'orphan';

/**
 * Garbage collector of kube-controller-manager: deletes dependents (background), deletes owners after their dependents
 * (foreground), or removes owner references (orphan).
 */
export function createGarbageCollector(): Controller {
  return { name: 'garbage-collector', start };
}

function start(client: ClusterClient, clock: Clock): () => void {
  const dependents = createDependents();
  const waiting = new Map<string, ObjectRef>();
  let cancel: (() => void) | undefined;

  function enqueue(resource: ResourceKey, object: KubeObject): void {
    waiting.set(`${resource} ${object.metadata.uid ?? ''}`, refOf(resource, object));
    cancel ??= clock.after(LAG_MILLISECONDS, sweep);
  }
  function sweep(): void {
    cancel = undefined;
    const refs = [...waiting.values()];
    waiting.clear();
    for (const ref of refs) {
      const object = client.get(ref);
      if (object !== undefined) {
        collect({ client, dependents, enqueue }, { resource: ref.resource, object });
      }
    }
  }
  function hear(event: WatchEvent): void {
    dependents.hear(event);
    if (event.type !== 'DELETED' && needsLook(event.object)) {
      enqueue(event.resource, event.object);
    }
    if (event.type === 'DELETED') {
      for (const { resource, object } of dependents.of(event.object)) {
        enqueue(resource, object);
      }
      for (const owner of event.object.metadata.ownerReferences ?? []) {
        lookAgain(owner, event.object);
      }
    }
  }
  /** An owner may be waiting for this dependent. */
  function lookAgain(owner: OwnerReference, dependent: KubeObject): void {
    const found = ownerOf(client, owner, dependent);
    if (found !== undefined && found !== 'unknown' && isHeld(found.object, FOREGROUND)) {
      enqueue(found.resource, found.object);
    }
  }

  const stop = client.subscribe('*', hear);
  return () => {
    stop();
    cancel?.();
  };
}

type Work = {
  readonly client: ClusterClient;
  readonly dependents: Dependents;
  readonly enqueue: (resource: ResourceKey, object: KubeObject) => void;
};

function needsLook({ metadata }: KubeObject): boolean {
  return (metadata.ownerReferences ?? []).length > 0 || metadata.deletionTimestamp !== undefined;
}

function collect(work: Work, held: Held): void {
  if (isHeld(held.object, FOREGROUND)) {
    releaseForeground(work, held);
  } else if (isHeld(held.object, ORPHAN)) {
    releaseOrphans(work, held);
  } else if (held.object.metadata.deletionTimestamp === undefined) {
    collectDependent(work, held);
  }
}

function isHeld({ metadata }: KubeObject, finalizer: string): boolean {
  return (
    metadata.deletionTimestamp !== undefined && (metadata.finalizers ?? []).includes(finalizer)
  );
}

/** Deletes the owner once no dependent with `blockOwnerDeletion` exists. */
function releaseForeground(work: Work, { resource, object }: Held): void {
  const all = work.dependents.of(object);
  const isBlocked = all.some((dependent) =>
    (dependent.object.metadata.ownerReferences ?? []).some(
      (owner) => owner.uid === object.metadata.uid && owner.blockOwnerDeletion === true,
    ),
  );
  if (!isBlocked) {
    dropFinalizer(work.client, { resource, object }, FOREGROUND);
    return;
  }
  for (const dependent of all) {
    if (dependent.object.metadata.deletionTimestamp === undefined) {
      work.enqueue(dependent.resource, dependent.object);
    }
  }
}

function releaseOrphans({ client, dependents }: Work, held: Held): void {
  for (const dependent of dependents.of(held.object)) {
    keepOwners(client, dependent, (owner) => owner.uid !== held.object.metadata.uid);
  }
  dropFinalizer(client, held, ORPHAN);
}

/** Deletes a dependent without owners; otherwise removes only references to deleted owners. */
function collectDependent({ client, dependents }: Work, held: Held): void {
  const owners = (held.object.metadata.ownerReferences ?? []).map((owner) => ({
    owner,
    state: stateOf(client, owner, held.object),
  }));
  const leaving = owners.filter(({ state }) => state !== 'solid');
  if (leaving.length === 0) {
    return;
  }
  if (leaving.length < owners.length) {
    const gone = new Set(leaving.map(({ owner }) => owner.uid));
    keepOwners(client, held, (owner) => !gone.has(owner.uid));
    return;
  }
  const isWaitedFor = leaving.some(({ state }) => state === 'waiting');
  const hasOwn = dependents.of(held.object).length > 0;
  client.delete(refOf(held.resource, held.object), {
    propagation: isWaitedFor && hasOwn ? 'Foreground' : 'Background',
  });
}

function stateOf(
  client: ClusterClient,
  owner: OwnerReference,
  dependent: KubeObject,
): 'solid' | 'waiting' | 'gone' {
  const found = ownerOf(client, owner, dependent);
  if (found === undefined) {
    return 'gone';
  }
  // Objects of a kind that is not served cannot be checked, so their reference is kept.
  return found !== 'unknown' && isHeld(found.object, FOREGROUND) ? 'waiting' : 'solid';
}

function ownerOf(
  client: ClusterClient,
  owner: OwnerReference,
  dependent: KubeObject,
): Held | 'unknown' | undefined {
  const served = client.resourceOf(owner.apiVersion, owner.kind);
  const { namespace } = dependent.metadata;
  if (served === undefined || (served.namespaced && namespace === undefined)) {
    return 'unknown';
  }
  const object = client.get({
    resource: served.key,
    name: owner.name,
    ...(served.namespaced && namespace !== undefined ? { namespace } : {}),
  });
  if (object === undefined) {
    return undefined;
  }
  return object.metadata.uid === owner.uid ? { resource: served.key, object } : undefined;
}

function keepOwners(
  client: ClusterClient,
  { resource, object }: Held,
  keep: (owner: OwnerReference) => boolean,
): void {
  const kept = (object.metadata.ownerReferences ?? []).filter(keep);
  client.mergePatch(refOf(resource, object), {
    metadata: { ownerReferences: kept.length === 0 ? null : kept.map((owner) => ({ ...owner })) },
  });
}

function dropFinalizer(client: ClusterClient, { resource, object }: Held, name: string): void {
  const kept = (object.metadata.finalizers ?? []).filter((finalizer) => finalizer !== name);
  client.mergePatch(refOf(resource, object), {
    metadata: { finalizers: kept.length === 0 ? null : kept },
  });
}
