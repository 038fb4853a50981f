/** The Operator of the demo's databases: reports a status, creates a Service, applies `spec` and cleans up. */
import { flagAt, numberAt, objectAt, textAt } from '../../kube/json';
import { timestamp } from '../../kube/objects';
import type {
  ClusterClient,
  Controller,
  JsonObject,
  KubeObject,
  ObjectRef,
} from '../../kube/types';
import { eventController, watchLiving } from '../../workloads/eventController';
import { controllerReference } from '../../workloads/owners';
import { put } from '../put';

const CLUSTERS = 'heronclusters.heron.example.com';
const FINALIZER = 'heron.example.com/remove-backups';
const DELAY = 1500;

/** @param isStaged instances that keep their initial status */
export function databaseOperator(isStaged: (object: KubeObject) => boolean): Controller {
  return eventController({
    name: 'demo-database-operator',
    delay: DELAY,
    begin: ({ client, clock, queue }) => ({
      first: [],
      watches: [watchLiving(queue, CLUSTERS)],
      reconcile: (key) => {
        const [namespace = '', name = ''] = key.split('/');
        const cluster = client.get({ resource: CLUSTERS, namespace, name });
        if (cluster !== undefined && !isStaged(cluster)) {
          reconcile(client, cluster, timestamp(clock.now()));
        }
      },
    }),
  });
}

/** Performs one step at a time: each change is an event that triggers the next step. */
function reconcile(client: ClusterClient, cluster: KubeObject, now: string): void {
  const { namespace = '', name, finalizers = [], deletionTimestamp } = cluster.metadata;
  const ref: ObjectRef = { resource: CLUSTERS, namespace, name };
  const others = finalizers.filter((one) => one !== FINALIZER);
  if (deletionTimestamp !== undefined) {
    if (finalizers.includes(FINALIZER)) {
      client.mergePatch(ref, { metadata: { finalizers: others } });
    }
    return;
  }
  if (flagAt(cluster.spec, 'backup', 'enabled') === true && !finalizers.includes(FINALIZER)) {
    client.mergePatch(ref, { metadata: { finalizers: [...finalizers, FINALIZER] } });
    return;
  }
  const status = nextStatus(client, cluster, now);
  if (status === undefined) return;
  putService(client, cluster);
  client.updateStatus(CLUSTERS, { ...cluster, status });
}

/** `undefined`: the status is already that of this generation. */
function nextStatus(
  client: ClusterClient,
  cluster: KubeObject,
  now: string,
): JsonObject | undefined {
  const { metadata, spec, status } = cluster;
  const { generation = 1, name } = metadata;
  const phase = textAt(status, 'phase');
  const isObserved = numberAt(status, 'observedGeneration') === generation;
  const isDone = isObserved && (phase === 'Running' || phase === 'Failed');
  const withCondition = (value: string, reason: string, message: string): JsonObject => ({
    observedGeneration: generation,
    conditions: [{ type: 'Ready', status: value, reason, message, lastTransitionTime: now }],
  });
  if (isDone) return undefined;
  const missing = missingClass(client, cluster);
  if (missing !== undefined) {
    const message = `StorageClass "${missing}" does not exist.`;
    return { phase: 'Failed', ...withCondition('False', 'StorageClassNotFound', message) };
  }
  const count = numberAt(spec, 'instances') ?? 1;
  if (!isObserved) {
    const message = `Creating ${count} instances.`;
    return { phase: 'Creating', ...withCondition('False', 'Creating', message) };
  }
  const pods = Array.from({ length: count }, (_, index) => `${name}-${index}`);
  return {
    phase: 'Running',
    instances: { Running: pods },
    primary: `${name}-0`,
    ...withCondition('True', 'AllInstancesReady', `${count} of ${count} instances run.`),
  };
}

function missingClass(client: ClusterClient, { spec }: KubeObject): string | undefined {
  const name = textAt(spec, 'storage', 'storageClassName') ?? '';
  const resource = 'storageclasses.storage.k8s.io';
  return name === '' || client.get({ resource, name }) !== undefined ? undefined : name;
}

/** The garbage collector deletes it with its owner. */
function putService(client: ClusterClient, cluster: KubeObject): void {
  const { name, namespace = '' } = cluster.metadata;
  const present = client.get({ resource: 'services', namespace, name });
  if (objectAt(present, 'spec') !== undefined) return;
  put(client, 'services', {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, namespace, ownerReferences: [controllerReference(cluster)] },
    spec: { ports: [{ port: 5432 }] },
  });
}
