import { randomUUID } from 'node:crypto';
import type { KindEntry } from '../contracts';
import { sameJson, timestamp } from '../objects';
import type { KubeObject, ObjectMeta } from '../types';
import { hasStatus } from './backend';

/** Built-in kinds whose storage counts generations; custom resources always do. */
const COUNTED = new Set([
  'deployments.apps',
  'replicasets.apps',
  'statefulsets.apps',
  'daemonsets.apps',
  'jobs.batch',
  'cronjobs.batch',
  'pods',
  'customresourcedefinitions.apiextensions.k8s.io',
  'networkpolicies.networking.k8s.io',
  'ingresses.networking.k8s.io',
  'poddisruptionbudgets.policy',
  'priorityclasses.scheduling.k8s.io',
  'validatingwebhookconfigurations.admissionregistration.k8s.io',
  'mutatingwebhookconfigurations.admissionregistration.k8s.io',
]);

/** Metadata of a new object: server fields, and fields of the draft. */
export function bornMetadata(
  entry: KindEntry,
  draft: Partial<ObjectMeta>,
  born: { readonly name: string; readonly namespace: string | undefined; readonly now: number },
): ObjectMeta {
  return {
    name: born.name,
    ...(draft.generateName === undefined ? {} : { generateName: draft.generateName }),
    ...(born.namespace === undefined ? {} : { namespace: born.namespace }),
    uid: randomUUID(),
    ...(entry.fromCrd || COUNTED.has(entry.key) ? { generation: 1 } : {}),
    creationTimestamp: timestamp(born.now),
    ...writable(draft),
  };
}

/** Metadata of an update: keeps server fields and replaces writable ones. */
export function keptMetadata(before: ObjectMeta, wanted: ObjectMeta): ObjectMeta {
  const kept = { ...before };
  delete kept.labels;
  delete kept.annotations;
  delete kept.finalizers;
  delete kept.ownerReferences;
  return { ...kept, ...writable(wanted) };
}

/** The object with its generation raised when anything but metadata and status changed. */
export function withGeneration(
  entry: KindEntry,
  before: KubeObject,
  after: KubeObject,
): KubeObject {
  const generation = before.metadata.generation;
  if (generation === undefined || sameJson(counted(entry, before), counted(entry, after))) {
    return after;
  }
  return { ...after, metadata: { ...after.metadata, generation: generation + 1 } };
}

/** The object without its status. */
export function withoutStatus(object: KubeObject): KubeObject {
  const rest = { ...object };
  delete rest.status;
  return rest;
}

function counted(entry: KindEntry, object: KubeObject): unknown {
  const subject = hasStatus(entry) ? withoutStatus(object) : object;
  return { ...subject, metadata: undefined, apiVersion: undefined };
}

type Writable = Pick<ObjectMeta, 'labels' | 'annotations' | 'finalizers' | 'ownerReferences'>;

function writable(from: Partial<ObjectMeta>): Writable {
  return {
    ...(isEmpty(from.labels) ? {} : { labels: from.labels }),
    ...(isEmpty(from.annotations) ? {} : { annotations: from.annotations }),
    ...(isEmpty(from.ownerReferences) ? {} : { ownerReferences: from.ownerReferences }),
    ...(isEmpty(from.finalizers) ? {} : { finalizers: [...new Set(from.finalizers)] }),
  };
}

function isEmpty(value: object | undefined): value is undefined {
  return value === undefined || Object.keys(value).length === 0;
}
