/** The ReplicaSet controller: creates the specified number of pods, and reports it in the status. */
import { numberAt, objectAt, textAt } from '../kube/json';
import type { Clock, ClusterClient, Controller, DraftObject, KubeObject } from '../kube/types';
import { createEventRecorder, type EventRecorder } from '../olm/shared/events';
import { generatedName, stableText } from './generatedNames';
import { controlledBy, controllerReference } from './owners';
import { isReady } from './podStage';
import { eventController, watchControlled, watchLiving } from './eventController';
import { keyOf, refOfKey } from './eventQueue';

const REPLICA_SETS = 'replicasets.apps';
const delay = 15;

export const replicaSetController: Controller = eventController({
  name: 'replicaset-controller',
  delay,
  begin: ({ client, clock, queue }) => {
    const record = createEventRecorder(client, clock, 'replicaset-controller');
    return {
      reconcile: (key) => {
        const set = client.get(refOfKey(REPLICA_SETS, key));
        if (set?.metadata.deletionTimestamp === undefined && set !== undefined) {
          reconcile({ client, clock, record }, set);
        }
      },
      first: client.list(REPLICA_SETS).map(keyOf),
      watches: [watchLiving(queue, REPLICA_SETS), watchControlled(queue, 'pods', 'ReplicaSet')],
    };
  },
});

type Context = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly record: EventRecorder;
};

function reconcile(context: Context, set: KubeObject): void {
  const { client } = context;
  const wanted = numberAt(set, 'spec', 'replicas') ?? 1;
  const living = controlledBy(client, 'pods', set).filter(isLiving);
  for (let missing = wanted - living.length; missing > 0; missing -= 1) createPod(context, set);
  const surplus = [...living].sort((a, b) => Number(isReady(a)) - Number(isReady(b)));
  for (const pod of surplus.slice(0, Math.max(0, living.length - wanted))) {
    deletePod(context, set, pod);
  }
  writeStatus(context, set);
}

function createPod({ client, record }: Context, set: KubeObject): void {
  const pod = client.create('pods', podOf(set, `${set.metadata.name}-`));
  record({
    about: set,
    type: 'Normal',
    reason: 'SuccessfulCreate',
    message: `Created pod: ${pod.metadata.name}`,
  });
}

function deletePod({ client, record }: Context, set: KubeObject, pod: KubeObject): void {
  client.delete(refOfKey('pods', keyOf(pod)));
  record({
    about: set,
    type: 'Normal',
    reason: 'SuccessfulDelete',
    message: `Deleted pod: ${pod.metadata.name}`,
  });
}

/** A pod of the owner's template; the name is the base and five random characters. */
export function podOf(owner: KubeObject, base: string): DraftObject {
  const template = objectAt(owner, 'spec', 'template');
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: generatedName(base),
      generateName: base,
      ...(owner.metadata.namespace === undefined ? {} : { namespace: owner.metadata.namespace }),
      labels: textsOf(template, 'labels'),
      annotations: textsOf(template, 'annotations'),
      ownerReferences: [controllerReference(owner)],
    },
    spec: objectAt(template, 'spec') ?? {},
  };
}

function textsOf(template: unknown, field: 'labels' | 'annotations'): Record<string, string> {
  const map = objectAt(template, 'metadata', field) ?? {};
  return Object.fromEntries(
    Object.entries(map).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function writeStatus({ client }: Context, set: KubeObject): void {
  const pods = controlledBy(client, 'pods', set).filter(isLiving);
  const ready = pods.filter(isReady).length;
  const status = {
    replicas: pods.length,
    ...(pods.length === 0 ? {} : { fullyLabeledReplicas: pods.length }),
    ...(ready === 0 ? {} : { readyReplicas: ready, availableReplicas: ready }),
    observedGeneration: set.metadata.generation ?? 1,
  };
  if (stableText(set.status ?? {}) === stableText(status)) return;
  client.updateStatus(REPLICA_SETS, { ...set, status });
}

function isLiving(pod: KubeObject): boolean {
  const phase = textAt(pod, 'status', 'phase');
  return (
    pod.metadata.deletionTimestamp === undefined && phase !== 'Failed' && phase !== 'Succeeded'
  );
}
