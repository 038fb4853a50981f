/** The life of a CustomResourceDefinition: its names, its being served, its end. */
import { refOf } from '../client';
import { isObject, listAt, objectAt, textAt, textsAt } from '../json';
import { timestamp } from '../objects';
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
        const definition = client.get(refOf(DEFINITIONS, event.object));
        if (definition !== undefined && event.type !== 'DELETED') {
          reconcile(client, clock, definition);
        }
      }),
  };
}

/** An instance has gone: a definition may be waiting for the last one. */
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
  const status = nextStatus(definition, timestamp(clock.now()));
  if (status !== undefined) {
    client.updateStatus(DEFINITIONS, { ...definition, status });
  }
}

/** One step on: names accepted, then established, then storage versions kept; nothing when settled. */
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

/** Lets the definition go when no instance is left. */
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
