/** Triggers the resolution of a namespace when its inputs change. */
import { textAt } from '../../kube/json';
import type { ClusterClient, Controller, WatchEvent } from '../../kube/types';
import { eventController, type Surroundings, type Watch } from '../../workloads/eventController';
import { connectionStateOf, type Catalogs } from '../catalog/catalogs';
import { conditionOf, conditionsOf } from '../shared/conditions';
import { createEventRecorder } from '../shared/events';
import {
  CATALOG_SOURCES,
  CLUSTER_SERVICE_VERSIONS,
  COPIED_FROM_LABEL,
  OPERATOR_GROUPS,
  SUBSCRIPTIONS,
} from '../shared/names';
import { UNPACK_LABEL } from '../unpack/unpackObjects';
import { resolveNamespace } from './namespaceResolution';

/** Delay between a change and OLM's reaction, approximately as recorded. */
const delays = {
  newSubscription: 45,
  changedSubscription: 1500,
  csv: 400,
  catalog: 100,
  operatorGroup: 50,
  job: 650,
  pod: 50,
} as const;

export type ResolutionOptions = {
  readonly catalogs: Catalogs;
  /** `activeDeadlineSeconds` of unpack Jobs. */
  readonly unpackTimeoutSeconds: number;
};

export function resolutionController(options: ResolutionOptions): Controller {
  return eventController({
    name: 'resolution',
    delay: delays.newSubscription,
    begin: ({ client, clock, queue }) => {
      const record = createEventRecorder(client, clock, 'operator-lifecycle-manager');
      const within = { ...options, client, clock, record, planning: new Set<string>() };
      return {
        reconcile: (namespace) => {
          if (resolveNamespace(within, namespace)) queue.retry(namespace);
        },
        first: subscribedNamespaces(client),
        watches: watches({ client, queue, catalogs: options.catalogs }),
      };
    },
  });
}

function watches({
  client,
  queue,
  catalogs,
}: Pick<Surroundings, 'client' | 'queue'> & {
  readonly catalogs: Catalogs;
}): readonly Watch[] {
  const wake = (namespaces: readonly string[], after: number): void => {
    for (const namespace of namespaces) queue.add(namespace, after);
  };
  return [
    [
      SUBSCRIPTIONS,
      ({ type, object }) => {
        // OLM has no deletion handler for Subscriptions, so conditions of others remain.
        if (type === 'DELETED') return;
        const after = type === 'ADDED' ? delays.newSubscription : delays.changedSubscription;
        queue.add(object.metadata.namespace ?? '', after);
      },
    ],
    [
      OPERATOR_GROUPS,
      ({ object }) => {
        queue.add(object.metadata.namespace ?? '', delays.operatorGroup);
      },
    ],
    [
      CLUSTER_SERVICE_VERSIONS,
      (event) => {
        // Copied CSVs do not affect Subscriptions of the namespace.
        if (event.object.metadata.labels?.[COPIED_FROM_LABEL] !== undefined) return;
        if (isNewPhase(event)) queue.add(event.object.metadata.namespace ?? '', delays.csv);
      },
    ],
    [
      CATALOG_SOURCES,
      (event) => {
        if (isNewConnection(event)) wake(seers(client, catalogs, event), delays.catalog);
      },
    ],
    [
      'jobs.batch',
      ({ type, object }) => {
        const isUnpacking = object.metadata.labels?.[UNPACK_LABEL] !== undefined;
        const isOver = type === 'DELETED' || isFinished(object);
        if (isUnpacking && isOver) wake(unpackingNamespaces(client), delays.job);
      },
    ],
    [
      'pods',
      ({ type, object }) => {
        const isUnpacking = object.metadata.labels?.[UNPACK_LABEL] !== undefined;
        if (isUnpacking && type === 'MODIFIED') wake(unpackingNamespaces(client), delays.pod);
      },
    ],
  ];
}

function subscribedNamespaces(client: ClusterClient): readonly string[] {
  return namespacesOf(client.list(SUBSCRIPTIONS));
}

function unpackingNamespaces(client: ClusterClient): readonly string[] {
  return namespacesOf(
    client.list(SUBSCRIPTIONS).filter((subscription) => {
      const conditions = conditionsOf(subscription);
      return ['BundleUnpacking', 'BundleUnpackFailed'].some(
        (type) => conditionOf(conditions, type) !== undefined,
      );
    }),
  );
}

function namespacesOf(objects: ReturnType<ClusterClient['list']>): readonly string[] {
  return [...new Set(objects.map(({ metadata }) => metadata.namespace ?? ''))];
}

/** Namespaces whose resolution uses a catalog. */
function seers(
  client: ClusterClient,
  { globalNamespace }: Catalogs,
  { object }: WatchEvent,
): readonly string[] {
  const own = object.metadata.namespace ?? '';
  return own === globalNamespace ? subscribedNamespaces(client) : [own];
}

function isNewPhase({ type, object, previous }: WatchEvent): boolean {
  return (
    type !== 'MODIFIED' || textAt(object, 'status', 'phase') !== textAt(previous, 'status', 'phase')
  );
}

/** A deleted catalog triggers nothing: blocked resolutions continue with their next retry. */
function isNewConnection({ type, object, previous }: WatchEvent): boolean {
  return (
    type !== 'DELETED' &&
    (previous === undefined || connectionStateOf(object) !== connectionStateOf(previous))
  );
}

function isFinished(job: WatchEvent['object']): boolean {
  const conditions = conditionsOf(job);
  return ['Complete', 'Failed'].some((type) => conditionOf(conditions, type)?.status === 'True');
}
