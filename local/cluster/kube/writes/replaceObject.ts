import type { FieldCause } from '../contracts';
import { badRequest, conflict, failure, modified, notFound } from '../failures';
import { listAt } from '../json';
import { apiVersionOf } from '../kinds/registry';
import { freeze, inApiVersion, sameJson } from '../objects';
import type { KubeObject, ObjectMeta } from '../types';
import { immutableCauses } from '../schema/builtin/immutable';
import { admitted } from './admission';
import { commit, current, discard, hasStatus } from './backend';
import type { Backend, Target, Written } from './backend';
import { keptMetadata, withGeneration, withoutStatus } from './metadata';

type Replacement = {
  readonly name: string;
  readonly subresource?: 'status' | 'finalize';
  /** Creates the new object from the stored one, which is in the requested API version. */
  readonly make: (before: KubeObject) => KubeObject;
};

/** Update and patch: one path for both. */
export function replaceObject(backend: Backend, target: Target, change: Replacement): Written {
  const before = current(backend, target, change.name);
  if (before === undefined) {
    throw notFound(target.entry, change.name);
  }
  const wanted = change.make(inApiVersion(before, apiVersionOf(target.entry)));
  checkIdentity(target, before, wanted);
  checkRevision(target, before, wanted);
  const merged = mergedObject(target, change, { before, wanted });
  const causes = [
    ...finalizerCauses(before.metadata, merged.metadata),
    ...(change.subresource === undefined && !target.entry.fromCrd
      ? immutableCauses(before, merged)
      : []),
  ];
  const isOfPart = change.subresource !== undefined;
  const changed = isOfPart ? merged : backend.plugins.changed(target.entry.key, merged);
  const { object, warnings } = admitted(target, changed, { causes, before });
  const next = withGeneration(target.entry, before, sharing(before, object));
  target.check?.(next, before);
  const done = sameJson(before, next) ? before : written(backend, target, next);
  const policies = isOfPart ? [] : backend.plugins.warnings(target.entry.key, next);
  return { object: done, warnings: [...warnings, ...policies], created: false };
}

function written(backend: Backend, target: Target, next: KubeObject): KubeObject {
  if (target.dryRun) {
    return freeze(next);
  }
  return isReleased(next) ? discard(backend, target, next) : commit(backend, target, next);
}

/** Unchanged parts stay identical, which makes history and comparisons cheap. */
function sharing(before: KubeObject, after: KubeObject): KubeObject {
  const same = Object.keys(after).filter((key) => sameJson(before[key], after[key]));
  return { ...after, ...Object.fromEntries(same.map((key) => [key, before[key]])) };
}

/** Marked for deletion, without finalizers. */
function isReleased({ kind, metadata, spec }: KubeObject): boolean {
  return (
    metadata.deletionTimestamp !== undefined &&
    (metadata.deletionGracePeriodSeconds ?? 0) === 0 &&
    (metadata.finalizers ?? []).length === 0 &&
    (kind !== 'Namespace' || listAt(spec, 'finalizers').length === 0)
  );
}

type Pair = { readonly before: KubeObject; readonly wanted: KubeObject };

function mergedObject(target: Target, change: Replacement, { before, wanted }: Pair): KubeObject {
  if (change.subresource === 'status') {
    const rest = withoutStatus(before);
    return wanted.status === undefined ? rest : { ...rest, status: wanted.status };
  }
  if (change.subresource === 'finalize') {
    return { ...before, spec: { ...before.spec, finalizers: wanted.spec?.['finalizers'] ?? [] } };
  }
  const metadata = keptMetadata(before.metadata, wanted.metadata);
  if (!hasStatus(target.entry)) {
    return { ...wanted, metadata };
  }
  const rest = { ...withoutStatus(wanted), metadata, ...lastingSpec(target, before) };
  return before.status === undefined ? rest : { ...rest, status: before.status };
}

/** A namespace's finalizers change through its `finalize` subresource only. */
function lastingSpec({ entry }: Target, { spec }: KubeObject): Pick<KubeObject, 'spec'> {
  return entry.key === 'namespaces' && spec !== undefined ? { spec } : {};
}

function checkIdentity(target: Target, before: KubeObject, wanted: KubeObject): void {
  if (wanted.metadata.name !== before.metadata.name) {
    throw badRequest(
      `the name of the object (${wanted.metadata.name}) does not match the name on the URL (${before.metadata.name})`,
    );
  }
  const { uid } = wanted.metadata;
  if (uid !== undefined && uid !== '' && uid !== before.metadata.uid) {
    throw conflict(
      target.entry,
      before.metadata.name,
      `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${before.metadata.uid ?? ''}`,
    );
  }
}

function checkRevision(target: Target, before: KubeObject, wanted: KubeObject): void {
  const { resourceVersion } = wanted.metadata;
  const { name } = before.metadata;
  if (resourceVersion === undefined || resourceVersion === '') {
    if (!target.unconditional) {
      throw revisionRequired(target, name);
    }
  } else if (resourceVersion !== before.metadata.resourceVersion) {
    throw modified(target.entry, name);
  }
}

/** Check of the storage layer, which names the resource instead of the kind. */
function revisionRequired({ entry }: Target, name: string): Error {
  const cause: FieldCause = {
    reason: 'FieldValueInvalid',
    message: 'Invalid value: 0: must be specified for an update',
    field: 'metadata.resourceVersion',
  };
  const group = entry.group === '' ? {} : { group: entry.group };
  return failure(422, 'Invalid', {
    message: `${entry.key} "${name}" is invalid: ${cause.field}: ${cause.message}`,
    details: { name, ...group, kind: entry.plural, causes: [cause] },
  });
}

function finalizerCauses(before: ObjectMeta, after: ObjectMeta): readonly FieldCause[] {
  const added = (after.finalizers ?? []).filter((name) => !before.finalizers?.includes(name));
  if (before.deletionTimestamp === undefined || added.length === 0) {
    return [];
  }
  const list = added.map((name) => JSON.stringify(name)).join(', ');
  return [
    {
      reason: 'FieldValueForbidden',
      message: `Forbidden: no new finalizers can be added if the object is being deleted, found new finalizers []string{${list}}`,
      field: 'metadata.finalizers',
    },
  ];
}
