import { conflict, notFound } from '../failures';
import { numberAt, textAt } from '../json';
import { freeze, sameJson, timestamp } from '../objects';
import type { DeleteOptions, KubeObject } from '../types';
import { commit, current, DEFINITIONS, discard } from './backend';
import type { Backend, Target } from './backend';
import { checkDeletable } from './namespaceGate';

export type DeleteRequest = DeleteOptions & {
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly gracePeriodSeconds?: number;
};

/** `terminating`: still exists because of finalizers or its grace period. */
export type Deleted = { readonly state: 'gone' | 'terminating'; readonly object: KubeObject };

const FOREGROUND = 'foregroundDeletion';
const ORPHAN = 'orphan';
const CLEANUP = 'customresourcecleanup.apiextensions.k8s.io';
const POD_GRACE_SECONDS = 30;

/** Deletes an object, or marks it for deletion if it has a finalizer or a grace period. */
export function deleteObject(
  backend: Backend,
  target: Target,
  { name, request }: { readonly name: string; readonly request: DeleteRequest },
): Deleted {
  const before = current(backend, target, name);
  if (before === undefined) {
    throw notFound(target.entry, name);
  }
  checkDeletable(target, name);
  checkPreconditions(target, before, request);
  target.checkDeletion?.(before);
  const finalizers = finalizersFor(target, before, request);
  const grace = graceSeconds(target, before, request);
  if (finalizers.length === 0 && grace === 0 && target.entry.key !== 'namespaces') {
    const last = withFinalizers(before, finalizers);
    return { state: 'gone', object: target.dryRun ? last : discard(backend, target, last) };
  }
  const marked = withFinalizers(
    before.metadata.deletionTimestamp === undefined
      ? terminating(backend, target, { object: before, grace })
      : before,
    finalizers,
  );
  return { state: 'terminating', object: stored(backend, target, { before, marked }) };
}

function stored(
  backend: Backend,
  target: Target,
  { before, marked }: { readonly before: KubeObject; readonly marked: KubeObject },
): KubeObject {
  if (sameJson(before, marked)) {
    return before;
  }
  return target.dryRun ? freeze(marked) : commit(backend, target, marked);
}

function checkPreconditions({ entry }: Target, object: KubeObject, request: DeleteRequest): void {
  const { uid, resourceVersion, name } = object.metadata;
  const subject = { ...entry, plural: entry.kind };
  if (request.uid !== undefined && request.uid !== uid) {
    throw conflict(
      subject,
      name,
      `the UID in the precondition (${request.uid}) does not match the UID in record (${uid ?? ''}). The object might have been deleted and then recreated`,
    );
  }
  if (request.resourceVersion !== undefined && request.resourceVersion !== resourceVersion) {
    throw conflict(
      subject,
      name,
      `the ResourceVersion in the precondition (${request.resourceVersion}) does not match the ResourceVersion in record (${resourceVersion ?? ''}). The object might have been modified`,
    );
  }
}

/** The propagation policy is stored as a finalizer that the garbage collector removes. */
function finalizersFor(
  { entry }: Target,
  object: KubeObject,
  { propagation }: DeleteRequest,
): readonly string[] {
  const present = object.metadata.finalizers ?? [];
  const cleanup = entry.key === DEFINITIONS && !present.includes(CLEANUP) ? [CLEANUP] : [];
  const isTerminating = object.metadata.deletionTimestamp !== undefined;
  const own = [...present, ...(isTerminating ? [] : cleanup)];
  if (propagation === undefined) {
    return own;
  }
  const kept = own.filter((name) => name !== FOREGROUND && name !== ORPHAN);
  switch (propagation) {
    case 'Background':
      return kept;
    case 'Foreground':
      return [...kept, FOREGROUND];
    case 'Orphan':
      return [...kept, ORPHAN];
  }
}

/** Only pods on a node have a grace period. */
function graceSeconds({ entry }: Target, pod: KubeObject, request: DeleteRequest): number {
  const phase = textAt(pod.status, 'phase');
  const isRunning =
    textAt(pod.spec, 'nodeName') !== undefined && phase !== 'Succeeded' && phase !== 'Failed';
  if (entry.key !== 'pods' || !isRunning) {
    return 0;
  }
  return (
    request.gracePeriodSeconds ??
    numberAt(pod.spec, 'terminationGracePeriodSeconds') ??
    POD_GRACE_SECONDS
  );
}

function terminating(
  { clock }: Backend,
  { entry }: Target,
  { object, grace }: { readonly object: KubeObject; readonly grace: number },
): KubeObject {
  const deletionTimestamp = timestamp(clock.now() + grace * 1000);
  const { metadata } = object;
  if (entry.key === 'namespaces') {
    return {
      ...object,
      metadata: { ...metadata, deletionTimestamp },
      status: { ...object.status, phase: 'Terminating' },
    };
  }
  const { generation } = metadata;
  const marked = {
    ...metadata,
    ...(generation === undefined ? {} : { generation: generation + 1 }),
    deletionTimestamp,
    ...(entry.key === DEFINITIONS ? {} : { deletionGracePeriodSeconds: grace }),
  };
  return { ...object, metadata: marked };
}

function withFinalizers(object: KubeObject, finalizers: readonly string[]): KubeObject {
  const metadata = { ...object.metadata };
  delete metadata.finalizers;
  return {
    ...object,
    metadata: finalizers.length === 0 ? metadata : { ...metadata, finalizers },
  };
}
