/** Keeps CatalogSources' registries and tells in `status` whether they can be reached. */
import { textAt } from '../../kube/json';
import type {
  Clock,
  ClusterClient,
  Controller,
  JsonObject,
  KubeObject,
  WatchEvent,
} from '../../kube/types';
import { behaviourOf } from '../../workloads/behaviour';
import { eventController } from '../../workloads/eventController';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { durationMilliseconds } from '../shared/duration';
import { CATALOG_SOURCES, CATALOG_SOURCE_LABEL, timestamp } from '../shared/names';
import { runningPod, waitingPod } from '../shared/podStatus';
import { changeStatus } from '../shared/statusWrite';
import { connectionStateOf, type Catalogs } from './catalogs';
import { ensureRegistryPod, ensureRegistryService, REGISTRY_PORT } from './registryObjects';

/** On a CatalogSource, `"true"`: its registry answers no longer. For demonstrations and tests. */
export const CATALOG_DOWN_ANNOTATION = 'local.operator-hub/down';

/** About what was seen between a registry's Service and its first answer, without the image pull. */
const connectMilliseconds = 350;
const noticeMilliseconds = 10;

export function registryController(catalogs: Catalogs): Controller {
  return eventController({
    name: 'catalog-registry',
    delay: noticeMilliseconds,
    begin: ({ client, clock, queue }) => ({
      reconcile: (key) => {
        const again = reconcile({ client, clock, catalogs }, key);
        if (again !== undefined) queue.add(key, again);
      },
      first: client.list(CATALOG_SOURCES).map(keyOf),
      watches: [
        [
          CATALOG_SOURCES,
          ({ object }) => {
            queue.add(keyOf(object));
          },
        ],
        [
          'pods',
          (event) => {
            const { labels, namespace = '' } = event.object.metadata;
            const name = labels?.[CATALOG_SOURCE_LABEL];
            const isNews = event.type === 'DELETED' || isOtherBehaviour(event);
            if (isNews && name !== undefined) queue.add(`${namespace}/${name}`);
          },
        ],
      ],
    }),
  });
}

function isOtherBehaviour({ object, previous }: WatchEvent): boolean {
  return previous !== undefined && behaviourOf(object) !== behaviourOf(previous);
}

type Surroundings = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly catalogs: Catalogs;
};

/** Answers after how many milliseconds the source wants to be looked at again. */
function reconcile(within: Surroundings, key: string): number | undefined {
  const { client, clock } = within;
  const ref = refOfKey(CATALOG_SOURCES, key);
  const source = client.get(ref);
  if (source === undefined || !isServed(source)) return undefined;
  const pod = hasImage(source) ? ensureRegistry(client, source) : undefined;
  if (source.status?.['registryService'] === undefined) {
    const registryService = service(source, clock.now());
    changeStatus(client, ref, (status) => ({ ...status, registryService }));
    return noticeMilliseconds;
  }
  return connect(within, source, pod);
}

function isServed(source: KubeObject): boolean {
  return (
    textAt(source, 'spec', 'sourceType') === 'grpc' &&
    source.metadata.deletionTimestamp === undefined
  );
}

/** One step towards the state the connection must end in. */
function connect(within: Surroundings, source: KubeObject, pod?: KubeObject): number | undefined {
  const goal = reachable(source, within.catalogs, pod) ? 'READY' : 'TRANSIENT_FAILURE';
  const state = connectionStateOf(source);
  // A pod that has just taken the place of another one answers nobody yet.
  const isNewPod = goal === 'READY' && !isRunning(pod);
  if (state === goal && !isNewPod) return pollAgain(within, source);
  if (state === 'CONNECTING' || state === 'IDLE') {
    if (pod !== undefined) reportPod(within, source, pod);
    setConnection(within, source, goal);
    return undefined;
  }
  setConnection(within, source, hasImage(source) ? 'CONNECTING' : 'IDLE');
  return hasImage(source) ? connectMilliseconds : noticeMilliseconds;
}

/** Without a pod the registry runs elsewhere. */
function isRunning(pod: KubeObject | undefined): boolean {
  return pod === undefined || textAt(pod, 'status', 'phase') === 'Running';
}

function hasImage(source: KubeObject): boolean {
  return textAt(source, 'spec', 'image') !== undefined;
}

function reportPod(
  { client, clock, catalogs }: Surroundings,
  source: KubeObject,
  pod: KubeObject,
): void {
  const now = clock.now();
  const status = reachable(source, catalogs, pod)
    ? runningPod(pod, now)
    : waitingPod(pod, now, trouble(source, catalogs));
  client.updateStatus('pods', { ...pod, status });
}

function ensureRegistry(client: ClusterClient, source: KubeObject): KubeObject {
  ensureRegistryService(client, source);
  return ensureRegistryPod(client, source);
}

function reachable(source: KubeObject, catalogs: Catalogs, pod?: KubeObject): boolean {
  return (
    (pod === undefined || behaviourOf(pod) === 'normal') &&
    catalogs.byImage(textAt(source, 'spec', 'image') ?? '') !== undefined &&
    source.metadata.annotations?.[CATALOG_DOWN_ANNOTATION] !== 'true'
  );
}

function trouble(source: KubeObject, catalogs: Catalogs): Parameters<typeof waitingPod>[2] {
  const image = textAt(source, 'spec', 'image') ?? '';
  return catalogs.byImage(image) === undefined
    ? {
        container: 'registry-server',
        reason: 'ImagePullBackOff',
        message: `Back-off pulling image "${image}"`,
      }
    : {
        container: 'registry-server',
        reason: 'CrashLoopBackOff',
        message: 'back-off 5m0s restarting failed container=registry-server',
      };
}

export function addressOf(source: KubeObject): string {
  const { name, namespace = '' } = source.metadata;
  return textAt(source, 'spec', 'address') ?? `${name}.${namespace}.svc:${String(REGISTRY_PORT)}`;
}

function setConnection({ client, clock }: Surroundings, source: KubeObject, state: string): void {
  const connectionState = {
    address: addressOf(source),
    lastConnect: timestamp(clock.now()),
    lastObservedState: state,
  };
  changeStatus(client, refOfKey(CATALOG_SOURCES, keyOf(source)), (status) => ({
    ...status,
    connectionState,
  }));
}

function service(source: KubeObject, now: number): JsonObject {
  const { name, namespace = '' } = source.metadata;
  const createdAt = timestamp(now);
  return !hasImage(source)
    ? { createdAt, protocol: 'grpc' }
    : {
        createdAt,
        port: String(REGISTRY_PORT),
        protocol: 'grpc',
        serviceName: name,
        serviceNamespace: namespace,
      };
}

/** `updateStrategy.registryPoll.interval`: OLM notes when it last looked for a newer image. */
function pollAgain({ client, clock }: Surroundings, source: KubeObject): number | undefined {
  const interval = durationMilliseconds(
    textAt(source, 'spec', 'updateStrategy', 'registryPoll', 'interval') ?? '',
  );
  if (interval === undefined || connectionStateOf(source) !== 'READY') return undefined;
  const last = Date.parse(textAt(source, 'status', 'latestImageRegistryPoll') ?? '');
  const wait = Number.isNaN(last) ? 0 : last + interval - clock.now();
  if (wait > 0) return wait;
  const latestImageRegistryPoll = timestamp(clock.now());
  changeStatus(client, refOfKey(CATALOG_SOURCES, keyOf(source)), (status) => ({
    ...status,
    latestImageRegistryPoll,
  }));
  return interval;
}
