import { alreadyExists, failure, invalid, methodNotAllowed } from '../failures';
import { apiVersionOf } from '../kinds/registry';
import { freeze } from '../objects';
import { checkQuota } from '../quota/checkQuota';
import type { DraftObject, KubeObject } from '../types';
import { admitted } from './admission';
import { commit, current, DEFINITIONS, hasStatus } from './backend';
import type { Backend, Target, Written } from './backend';
import { prepared } from './builtinDefaults';
import { bornMetadata, withoutStatus } from './metadata';
import { generatedName } from './names';
import { checkNamespace } from './namespaceGate';

/** Number of attempts for a random name, like in the server. */
const NAME_ATTEMPTS = 8;

/** Creates an object; rejects with the `Status` of the API server. */
export function createObject(backend: Backend, target: Target, draft: DraftObject): Written {
  const { entry, namespace } = target;
  const name = nameFor(backend, target, draft);
  checkNamespace(backend, target, name);
  checkDefinition(backend, target);
  if ((draft.metadata.resourceVersion ?? '') !== '') {
    throw failure(500, '', {
      message: 'resourceVersion should not be set on objects to be created',
    });
  }
  const born = bornObject(backend, target, { ...draft, metadata: { ...draft.metadata, name } });
  const changed = backend.plugins.changed(entry.key, born);
  const { object, warnings } = admitted(target, changed, { causes: [] });
  target.check?.(object, undefined);
  checkQuota(backend, target, name);
  if (current(backend, target, name) !== undefined) {
    throw alreadyExists(entry, name);
  }
  const done = target.dryRun
    ? freeze(object)
    : commit(backend, { ...target, namespace: entry.namespaced ? namespace : undefined }, object);
  return {
    object: done,
    warnings: [...warnings, ...backend.plugins.warnings(entry.key, object)],
    created: true,
  };
}

function nameFor(backend: Backend, target: Target, draft: DraftObject): string {
  const { name, generateName } = draft.metadata;
  if (name !== undefined && name !== '') {
    return name;
  }
  if (generateName === undefined || generateName === '') {
    throw invalid(target.entry, '', [
      {
        reason: 'FieldValueRequired',
        message: 'Required value: name or generateName is required',
        field: 'metadata.name',
      },
    ]);
  }
  const free = Array.from({ length: NAME_ATTEMPTS }, () => generatedName(generateName)).find(
    (candidate) => current(backend, target, candidate) === undefined,
  );
  if (free === undefined) {
    throw alreadyExists(target.entry, generateName);
  }
  return free;
}

/** A CRD that is being deleted accepts no new instances. */
function checkDefinition({ store }: Backend, { entry }: Target): void {
  const definition = entry.fromCrd
    ? store.get({ resource: DEFINITIONS, name: entry.key })
    : undefined;
  if (definition?.metadata.deletionTimestamp !== undefined) {
    throw methodNotAllowed(
      entry,
      'create not allowed while custom resource definition is terminating',
    );
  }
}

function bornObject(
  { clock }: Backend,
  { entry, namespace }: Target,
  draft: KubeObject | (DraftObject & { readonly metadata: { readonly name: string } }),
): KubeObject {
  const metadata = bornMetadata(entry, draft.metadata, {
    name: draft.metadata.name,
    namespace: entry.namespaced ? namespace : undefined,
    now: clock.now(),
  });
  const object: KubeObject = {
    ...draft,
    apiVersion: apiVersionOf(entry),
    kind: entry.kind,
    metadata,
  };
  return prepared(entry.key, hasStatus(entry) ? withoutStatus(object) : object);
}
