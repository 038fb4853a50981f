/** `updateStrategy.registryPoll`: OLM pulls the image in a second pod, and switches to that pod if the image has changed. */
import { listAt, objectAt, textAt } from '../../kube/json';
import type { Clock, ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { isReady } from '../../workloads/podStage';
import { parseGoDuration } from '../shared/goDuration';
import { CATALOG_SOURCE_LABEL, timestamp } from '../shared/names';
import { createPod, servingPods } from './registryObjects';

const UPDATE_LABEL = 'catalogsource.operators.coreos.com/update';

/** OLM's default for an invalid interval, in milliseconds. */
const defaultInterval = 15 * 60_000;
/** Delay before OLM checks an update pod again that is not ready. */
const updateRequeue = 30_000;
/** A shorter interval would only cause load here. */
const shortestInterval = 1_000;

export type Poll = {
  readonly interval: number;
  /** Why the specified interval is not used. */
  readonly problem: string | undefined;
};

/** `undefined`: OLM does not poll. It also polls images by digest, which never change. */
export function pollOf(source: KubeObject): Poll | undefined {
  const registryPoll = objectAt(source, 'spec', 'updateStrategy', 'registryPoll');
  const image = textAt(source, 'spec', 'image') ?? '';
  if (registryPoll === undefined || image === '') return undefined;
  const duration = parseGoDuration(textAt(registryPoll, 'interval') ?? '');
  if (duration.kind === 'duration') {
    return { interval: Math.max(shortestInterval, duration.milliseconds), problem: undefined };
  }
  const problem = `error parsing spec.updateStrategy.registryPoll.interval. Using the default value of 15m0s instead. Error: ${duration.message}`;
  return { interval: defaultInterval, problem };
}

export type Polled = {
  /** Milliseconds until the next sync. */
  readonly again: number;
  /** Changes of the status. */
  readonly change: JsonObject;
};

type Polling = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly poll: Poll;
  /** The expected pod of the source. */
  readonly draft: DraftObject;
};

/** One step of polling. */
export function pollImage(source: KubeObject, { client, clock, poll, draft }: Polling): Polled {
  const { name, namespace = '' } = source.metadata;
  const [update] = client.list('pods', { namespace, labels: { [UPDATE_LABEL]: name } });
  if (update !== undefined) {
    if (!isReady(update)) return { again: updateRequeue, change: {} };
    settle(client, source, update);
    return { again: untilNext(source, clock, poll), change: {} };
  }
  const wait = untilNext(source, clock, poll);
  if (wait > 0) return { again: wait, change: {} };
  createPod(client, labeled(draft, { [CATALOG_SOURCE_LABEL]: '', [UPDATE_LABEL]: name }));
  return {
    again: updateRequeue,
    change: { latestImageRegistryPoll: timestamp(clock.now()) },
  };
}

/** Since the last poll, or since creation. */
function untilNext({ metadata, status }: KubeObject, clock: Clock, { interval }: Poll): number {
  const last = textAt(status, 'latestImageRegistryPoll') ?? metadata.creationTimestamp ?? '';
  return Math.max(0, Date.parse(last) + interval - clock.now());
}

function labeled(draft: DraftObject, labels: { readonly [key: string]: string }): DraftObject {
  return {
    ...draft,
    metadata: { ...draft.metadata, labels: { ...draft.metadata.labels, ...labels } },
  };
}

/** The update pod replaces the others if its image differs; otherwise it is deleted. */
function settle(client: ClusterClient, source: KubeObject, update: KubeObject): void {
  const serving = servingPods(client, source);
  const isOther = serving.some((pod) => imageIdOf(pod) !== imageIdOf(update));
  const { name, namespace = '' } = update.metadata;
  if (isOther) {
    const labels = { [CATALOG_SOURCE_LABEL]: source.metadata.name, [UPDATE_LABEL]: '' };
    client.mergePatch({ resource: 'pods', namespace, name }, { metadata: { labels } });
  }
  for (const { metadata } of isOther ? serving : [update]) {
    client.delete({ resource: 'pods', namespace, name: metadata.name });
  }
}

/** Image ID of the catalog: that of the second init container if the content is unpacked. */
export function imageIdOf(pod: KubeObject): string {
  const initial = listAt(pod, 'status', 'initContainerStatuses');
  const [main] = listAt(pod, 'status', 'containerStatuses');
  return textAt(initial.length === 2 ? initial[1] : main, 'imageID') ?? '';
}
