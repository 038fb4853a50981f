/** Manages registries of CatalogSources and writes their `status`, like OLM's catalog operator. */
import { textAt } from '../../kube/json';
import type {
  Clock,
  ClusterClient,
  Controller,
  JsonObject,
  KubeObject,
  WatchEvent,
} from '../../kube/types';
import { eventController, type Watch } from '../../workloads/eventController';
import { type EventQueue, keyOf, refOfKey } from '../../workloads/eventQueue';
import { CATALOG_SOURCE_LABEL, CATALOG_SOURCES, MANAGED_LABEL, timestamp } from '../shared/names';
import { changeStatus } from '../shared/statusWrite';
import { withoutFields } from '../csv/withoutFields';
import { type Catalogs, connectionStateOf } from './catalogs';
import { configMapState, ensureConfigMapRegistry } from './configMapRegistry';
import { connect, contentOf, hasPod } from './registryConnection';
import {
  ensureAccount,
  ensurePod,
  ensureService,
  podContext,
  RegistryProblem,
  serviceNameOf,
} from './registryObjects';
import { REGISTRY_PORT, registryPod } from './registryPod';
import { type Poll, pollImage, pollOf } from './registryPolling';
import { specProblem } from './specProblem';

const noticeMilliseconds = 10;

export function registryController(catalogs: Catalogs): Controller {
  return eventController({
    name: 'catalog-registry',
    delay: noticeMilliseconds,
    begin: ({ client, clock, queue }) => ({
      reconcile: (key) => {
        const source = client.get(refOfKey(CATALOG_SOURCES, key));
        if (source === undefined || source.metadata.deletionTimestamp !== undefined) return;
        sync({ client, clock, catalogs, queue }, source);
      },
      first: client.list(CATALOG_SOURCES).map(keyOf),
      watches: [
        [
          CATALOG_SOURCES,
          ({ type, object }) => {
            if (type === 'DELETED') catalogs.loaded.delete(object.metadata.uid ?? '');
            else queue.add(keyOf(object));
          },
        ],
        ...['pods', 'services', 'serviceaccounts', 'configmaps'].map((resource) =>
          watchOwned(queue, resource),
        ),
      ],
    }),
  });
}

/** Changes of owned resources trigger a sync of their CatalogSource. */
function watchOwned(queue: EventQueue, resource: string): Watch {
  return [
    resource,
    ({ object }: WatchEvent) => {
      const { ownerReferences = [], namespace = '' } = object.metadata;
      for (const { kind, name } of ownerReferences) {
        if (kind === 'CatalogSource') queue.add(`${namespace}/${name}`);
      }
    },
  ];
}

type Within = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly catalogs: Catalogs;
  readonly queue: EventQueue;
};

/** Changes to write, and time of the next sync. */
type Outcome = {
  readonly status: JsonObject;
  /** Milliseconds; `undefined`: when something changes. */
  readonly again?: number | undefined;
  /** A failed sync is retried with increasing delay. */
  readonly isRetried?: boolean;
};

function sync(within: Within, source: KubeObject): void {
  const { client, catalogs, queue } = within;
  const key = keyOf(source);
  const outcome = outcomeOf(within, source);
  const ref = refOfKey(CATALOG_SOURCES, key);
  const written = changeStatus(client, ref, () => outcome.status) ?? source;
  const content = contentOf(client, catalogs, source);
  if (content !== undefined && connectionStateOf(written) === 'READY') {
    catalogs.loaded.set(source.metadata.uid ?? '', content);
  }
  if (outcome.isRetried === true) queue.retry(key);
  if (outcome.again !== undefined) queue.add(key, outcome.again);
}

/** OLM starts each sync without the problem of the last one. */
function outcomeOf(within: Within, source: KubeObject): Outcome {
  const status = withoutFields(source.status, 'reason', 'message');
  const invalid = specProblem(source);
  if (invalid !== undefined) {
    return { status: { ...status, reason: 'SpecInvalidError', message: invalid } };
  }
  try {
    return registered(within, { ...source, status });
  } catch (error) {
    if (!(error instanceof RegistryProblem)) throw error;
    const message = `couldn't ensure registry server - ${error.message}`;
    return {
      status: { ...status, reason: 'RegistryServerError', message },
      isRetried: true,
    };
  }
}

function registered(within: Within, source: KubeObject): Outcome {
  if (textAt(source, 'spec', 'sourceType') !== 'grpc') return ofConfigMap(within, source);
  return hasPod(source) ? ofImage(within, source) : ofAddress(within, source);
}

function ofAddress(within: Within, source: KubeObject): Outcome {
  const { status = {} } = source;
  if (status['registryService'] !== undefined) return connected(within, source);
  const createdAt = timestamp(within.clock.now());
  const registryService = { createdAt, protocol: 'grpc' };
  return { status: { ...status, registryService }, again: noticeMilliseconds };
}

function ofConfigMap(within: Within, source: KubeObject): Outcome {
  const { client, clock } = within;
  const { status = {} } = source;
  const state = configMapState(client, source, clock.now());
  switch (state.kind) {
    case 'missing':
      return {
        status: { ...status, reason: 'ConfigMapError', message: state.message },
        isRetried: true,
      };
    case 'new':
      return {
        status: { ...status, configMapReference: state.reference },
        again: noticeMilliseconds,
      };
    case 'known': {
      const isNew = ensureConfigMapRegistry(client, source, state.configMap);
      return served(within, source, isNew);
    }
  }
}

function ofImage(within: Within, source: KubeObject): Outcome {
  const { client } = within;
  const account = ensureAccount(client, source);
  const draft = registryPod(source, podContext(client, source, account));
  const isNew = ensurePod(client, source, draft);
  const poll = pollOf(source);
  const polled = poll && pollImage(source, { ...within, poll, draft });
  const selector = { [CATALOG_SOURCE_LABEL]: source.metadata.name, [MANAGED_LABEL]: 'true' };
  ensureService(client, source, selector);
  const status = { ...source.status, ...problemOf(poll), ...polled?.change };
  const outcome = served(within, { ...source, status }, isNew);
  return { ...outcome, again: sooner(outcome.again, polled?.again) };
}

function problemOf(poll: Poll | undefined): JsonObject {
  return poll?.problem === undefined
    ? {}
    : { reason: 'InvalidIntervalError', message: poll.problem };
}

function sooner(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}

/** OLM connects in the next sync after it creates the registry. */
function served(within: Within, source: KubeObject, isNew: boolean): Outcome {
  const { status = {} } = source;
  const known = status['registryService'];
  if (!isNew && textAt(known, 'serviceName') === serviceNameOf(source)) {
    return connected(within, source);
  }
  const registryService = {
    createdAt: timestamp(within.clock.now()),
    port: String(REGISTRY_PORT),
    protocol: 'grpc',
    serviceName: serviceNameOf(source),
    serviceNamespace: source.metadata.namespace ?? '',
  };
  return { status: { ...status, registryService }, again: noticeMilliseconds };
}

function connected(within: Within, source: KubeObject): Outcome {
  const { state, again } = connect(within, source);
  const { status = {} } = source;
  return { status: state === undefined ? status : { ...status, connectionState: state }, again };
}
