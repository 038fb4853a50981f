/** Lifecycle of a CustomResourceDefinition: names, serving, deletion. */
import { refOf } from '../client';
import { isObject, listAt, objectAt, textAt, textsAt } from '../json';
import { nameConflict } from '../kinds/nameConflicts';
import type { NameConflict } from '../kinds/nameConflicts';
import { sameJson, timestamp } from '../objects';
import type { ClusterClient, Clock, Controller, Json, JsonObject, KubeObject } from '../types';
import { DEFINITIONS } from '../writes/backend';

const CLEANUP = 'customresourcecleanup.apiextensions.k8s.io';

export function createDefinitionController(): Controller {
  return {
    name: 'customresourcedefinitions',
    start: (client, clock) =>
      client.subscribe('*', (event) => {
        if (event.resource !== DEFINITIONS) {
          if (event.type === 'DELETED') {
            finishAfter(client, clock, event.resource);
          }
          return;
        }
        if (event.type === 'DELETED') {
          retryRefused(client, clock, event.object);
          return;
        }
        const definition = client.get(refOf(DEFINITIONS, event.object));
        if (definition !== undefined) {
          reconcile(client, clock, definition);
        }
      }),
  };
}

/** Released names, for which another CRD of the group might wait. */
function retryRefused(client: ClusterClient, clock: Clock, gone: KubeObject): void {
  for (const definition of client.list(DEFINITIONS)) {
    const isOfGroup = textAt(definition.spec, 'group') === textAt(gone.spec, 'group');
    if (isOfGroup && statusOf(definition.status, 'NamesAccepted') === 'False') {
      reconcile(client, clock, definition);
    }
  }
}

/** After deletion of an instance, a CRD might wait for its last one. */
function finishAfter(client: ClusterClient, clock: Clock, resource: string): void {
  const definition = client.get({ resource: DEFINITIONS, name: resource });
  if (definition?.metadata.deletionTimestamp !== undefined) {
    finish(client, clock, definition);
  }
}

function reconcile(client: ClusterClient, clock: Clock, definition: KubeObject): void {
  if (definition.metadata.deletionTimestamp !== undefined) {
    terminate(client, clock, definition);
    return;
  }
  const now = timestamp(clock.now());
  const conflict = conflictOf(client, definition);
  const status =
    conflict === undefined ? nextStatus(definition, now) : refusedStatus(definition, conflict, now);
  if (status !== undefined && !sameJson(status, definition.status)) {
    client.updateStatus(DEFINITIONS, { ...definition, status });
  }
}

/** Names belong to the CRDs that had them accepted first. */
function conflictOf(client: ClusterClient, definition: KubeObject): NameConflict | undefined {
  if (statusOf(definition.status, 'NamesAccepted') === 'True') {
    return undefined;
  }
  const group = textAt(definition.spec, 'group');
  const others = client
    .list(DEFINITIONS)
    .filter(({ metadata }) => metadata.name !== definition.metadata.name)
    .filter(({ spec }) => textAt(spec, 'group') === group);
  return nameConflict(
    objectAt(definition.spec, 'names'),
    others.map(({ status }) => objectAt(status, 'acceptedNames')),
  );
}

function refusedStatus(
  { status }: KubeObject,
  { reason, message }: NameConflict,
  now: string,
): JsonObject | undefined {
  if (reasonOf(status, 'NamesAccepted') === reason) {
    return undefined;
  }
  const refused = withCondition(
    status,
    condition(['NamesAccepted', 'False', reason, message], now),
  );
  const why = ['Established', 'False', 'NotAccepted', 'not all names are accepted'] as const;
  return withCondition(refused, condition(why, now));
}

/** Performs one step: accept names, then establish, then record storage versions; `undefined` if settled. */
function nextStatus({ spec, status }: KubeObject, now: string): JsonObject | undefined {
  const message = 'the initial names have been accepted';
  const accepted = ['NamesAccepted', 'True', 'NoConflicts', 'no conflicts found'] as const;
  if (statusOf(status, 'NamesAccepted') !== 'True') {
    return {
      ...status,
      conditions: [
        condition(accepted, now),
        condition(['Established', 'False', 'Installing', message], now),
      ],
      acceptedNames: objectAt(spec, 'names'),
    };
  }
  if (statusOf(status, 'Established') !== 'True') {
    const established = condition(['Established', 'True', 'InitialNamesAccepted', message], now);
    return withCondition(status, established);
  }
  const stored = textsAt(status, 'storedVersions');
  const storage = listAt(spec, 'versions').find((one) => isObject(one) && one['storage'] === true);
  const name = textAt(storage, 'name');
  return name === undefined || stored.includes(name)
    ? undefined
    : { ...status, storedVersions: [...stored, name] };
}

function terminate(client: ClusterClient, clock: Clock, definition: KubeObject): void {
  if (!definition.metadata.finalizers?.includes(CLEANUP)) {
    return;
  }
  if (statusOf(definition.status, 'Terminating') === undefined) {
    mark(client, definition, [
      'Terminating',
      'True',
      'InstanceDeletionPending',
      'CustomResourceDefinition marked for deletion; CustomResource deletion will begin soon',
      timestamp(clock.now()),
    ]);
    return;
  }
  if (reasonOf(definition.status, 'Terminating') === 'InstanceDeletionPending') {
    mark(client, definition, [
      'Terminating',
      'True',
      'InstanceDeletionInProgress',
      'CustomResource deletion is in progress',
      timestamp(clock.now()),
    ]);
    const resource = definition.metadata.name;
    for (const object of client.list(resource)) {
      client.delete(refOf(resource, object));
    }
    finish(client, clock, definition);
  }
}

/** Deletes the CRD if no instance exists. */
function finish(client: ClusterClient, clock: Clock, { metadata }: KubeObject): void {
  const definition = client.get({ resource: DEFINITIONS, name: metadata.name });
  const held = definition?.metadata.finalizers ?? [];
  if (
    definition === undefined ||
    !held.includes(CLEANUP) ||
    client.list(metadata.name).length > 0
  ) {
    return;
  }
  mark(client, definition, [
    'Terminating',
    'False',
    'InstanceDeletionCompleted',
    'removed all instances',
    timestamp(clock.now()),
  ]);
  const kept = held.filter((name) => name !== CLEANUP);
  client.mergePatch(refOf(DEFINITIONS, definition), {
    metadata: { finalizers: kept.length === 0 ? null : kept },
  });
}

type Mark = readonly [type: string, status: string, reason: string, message: string, now: string];

function mark(client: ClusterClient, definition: KubeObject, [...mark]: Mark): void {
  const [type, status, reason, message, now] = mark;
  client.updateStatus(DEFINITIONS, {
    ...definition,
    status: withCondition(definition.status, condition([type, status, reason, message], now)),
  });
}

function condition(
  [type, status, reason, message]: readonly [string, string, string, string],
  lastTransitionTime: string,
): JsonObject {
  return { type, status, lastTransitionTime, reason, message };
}

function withCondition(status: JsonObject | undefined, added: JsonObject): JsonObject {
  const conditions = listAt(status, 'conditions');
  const kept = conditions.map((one) => (textAt(one, 'type') === added['type'] ? added : one));
  return { ...status, conditions: kept.includes(added) ? kept : [...conditions, added] };
}

function find(status: JsonObject | undefined, type: string): Json | undefined {
  return listAt(status, 'conditions').find((one) => textAt(one, 'type') === type);
}

function statusOf(status: JsonObject | undefined, type: string): string | undefined {
  return textAt(find(status, type), 'status');
}

function reasonOf(status: JsonObject | undefined, type: string): string | undefined {
  return textAt(find(status, type), 'reason');
}
