/** `updateStrategy.registryPoll`: OLM pulls the image anew in a second pod, and lets that one serve when it is another image. */
import { listAt, objectAt, textAt } from '../../kube/json';
import type { Clock, ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { isReady } from '../../workloads/podStage';
import { parseGoDuration } from '../shared/goDuration';
import { CATALOG_SOURCE_LABEL, timestamp } from '../shared/names';
import { createPod, servingPods } from './registryObjects';

const UPDATE_LABEL = 'catalogsource.operators.coreos.com/update';

/** What OLM takes where the interval is no duration, in milliseconds. */
const defaultInterval = 15 * 60_000;
/** How long OLM waits before it looks at an update pod again that is not ready. */
const updateRequeue = 30_000;
/** A shorter interval would be nothing but polling here. */
const shortestInterval = 1_000;

export type Poll = {
  readonly interval: number;
  /** Why the interval that was given is not used. */
  readonly problem: string | undefined;
};

/** `undefined`: OLM does not look for newer images. It does so for an image by digest, too, in vain. */
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
  /** Milliseconds after which the source wants to be looked at again. */
  readonly again: number;
  /** Changes of the status. */
  readonly change: JsonObject;
};

type Polling = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly poll: Poll;
  /** The pod that the source wants. */
  readonly draft: DraftObject;
};

/** One step of looking for a newer image. */
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

/** From the last poll on, or from the beginning. */
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

/** The update pod takes the place of the others when its image is another one; otherwise it goes. */
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

/** The catalog's image with its digest: of the second init container where the content is unpacked. */
export function imageIdOf(pod: KubeObject): string {
  const initial = listAt(pod, 'status', 'initContainerStatuses');
  const [main] = listAt(pod, 'status', 'containerStatuses');
  return textAt(initial.length === 2 ? initial[1] : main, 'imageID') ?? '';
}
