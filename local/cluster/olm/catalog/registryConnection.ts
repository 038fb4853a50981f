/** `status.connectionState`: connection state of OLM's registry client. */
import { isObject, listAt, textAt } from '../../kube/json';
import type { Clock, ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import type { NamedCatalog } from '../../../catalogs/fbc';
import { isReady } from '../../workloads/podStage';
import { timestamp } from '../shared/names';
import { type Catalogs, connectionStateOf } from './catalogs';
import { REGISTRY_PORT } from './registryPod';
import { serviceNameOf, servingPods } from './registryObjects';
import { imageIdOf } from './registryPolling';

/** On a CatalogSource, `"true"`: its registry stops responding. For demonstrations and tests. */
export const CATALOG_DOWN_ANNOTATION = 'local.operator-hub/down';

/** Milliseconds between a registry's Service and its first response, approximately as recorded. */
const connectMilliseconds = 350;
const noticeMilliseconds = 10;
/** Time that a client retries before it reports a failure. */
const patience = 5_000;

export type Connection = {
  /** `undefined`: no change. */
  readonly state: JsonObject | undefined;
  /** Milliseconds until the next sync; `undefined`: after a change. */
  readonly again: number | undefined;
};

type Within = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly catalogs: Catalogs;
};

/** One step toward the final connection state. */
export function connect(within: Within, source: KubeObject): Connection {
  const { clock } = within;
  const state = connectionStateOf(source);
  const address = addressOf(source);
  const isElsewhere = textAt(source, 'status', 'connectionState', 'address') !== address;
  const written = (lastObservedState: string, again?: number): Connection => ({
    state: { address, lastConnect: timestamp(clock.now()), lastObservedState },
    again,
  });
  const begun = (): Connection =>
    hasPod(source)
      ? written('CONNECTING', connectMilliseconds)
      : written('IDLE', noticeMilliseconds);
  if (state === undefined || isElsewhere) return begun();
  const readiness = readinessOf(within, source);
  if (readiness === 'coming' && state !== 'READY') return { state: undefined, again: patience };
  const goal = readiness === 'answers' ? 'READY' : 'TRANSIENT_FAILURE';
  if (state === goal) return { state: undefined, again: undefined };
  return state === 'CONNECTING' || state === 'IDLE' ? written(goal) : begun();
}

export function hasPod(source: KubeObject): boolean {
  return (
    textAt(source, 'spec', 'sourceType') !== 'grpc' ||
    (textAt(source, 'spec', 'image') ?? '') !== ''
  );
}

export function addressOf(source: KubeObject): string {
  const { namespace = '' } = source.metadata;
  return (
    textAt(source, 'spec', 'address') ??
    `${serviceNameOf(source)}.${namespace}.svc:${String(REGISTRY_PORT)}`
  );
}

type Readiness = 'answers' | 'coming' | 'silent';

function readinessOf({ client, clock, catalogs }: Within, source: KubeObject): Readiness {
  if (source.metadata.annotations?.[CATALOG_DOWN_ANNOTATION] === 'true') return 'silent';
  if (!hasPod(source)) return contentOf(client, catalogs, source) ? 'answers' : 'silent';
  const pods = servingPods(client, source);
  if (pods.some(isReady)) return 'answers';
  const isComing = pods.some((pod) => !isStuck(pod) && ageOf(pod, clock) < patience);
  return isComing ? 'coming' : 'silent';
}

function ageOf({ metadata }: KubeObject, clock: Clock): number {
  return clock.now() - Date.parse(metadata.creationTimestamp ?? '');
}

/** A longer wait does not make it ready. */
function isStuck(pod: KubeObject): boolean {
  const isUnscheduled = listAt(pod, 'status', 'conditions').some(
    (condition) => textAt(condition, 'reason') === 'Unschedulable',
  );
  const statuses = [
    ...listAt(pod, 'status', 'initContainerStatuses'),
    ...listAt(pod, 'status', 'containerStatuses'),
  ].filter(isObject);
  return (
    isUnscheduled ||
    statuses.some((status) => {
      const reason = textAt(status, 'state', 'waiting', 'reason');
      return reason !== undefined && !beginnings.includes(reason);
    })
  );
}

const beginnings = ['ContainerCreating', 'PodInitializing'];

/** Current content of a source's registry; `undefined`: no response, or an unknown registry. */
export function contentOf(
  client: ClusterClient,
  catalogs: Catalogs,
  source: KubeObject,
): NamedCatalog | undefined {
  if (!hasPod(source)) return catalogs.byAddress(textAt(source, 'spec', 'address') ?? '');
  const pod = servingPods(client, source).find(isReady);
  return pod && catalogs.byImage(imageIdOf(pod));
}
