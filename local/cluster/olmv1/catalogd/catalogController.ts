/** catalogd: unpacks images of ClusterCatalogs, and writes their status. */
import type { NamedCatalog } from '../../../catalogs/fbc';
import { refOf } from '../../kube/client';
import { numberAt, textAt } from '../../kube/json';
import { sameJson, timestamp } from '../../kube/objects';
import type { ClusterClient, Clock, Controller, JsonObject, KubeObject } from '../../kube/types';
import type { Catalogs } from '../../olm/catalog/catalogs';
import type { Outage } from '../../olm/unpack/bundleImages';
import { eventController, watchLiving } from '../../workloads/eventController';
import { keyOf, refOfKey, type EventQueue } from '../../workloads/eventQueue';
import { partsOf, pinned } from '../../workloads/images';
import { type Condition, isTrue, withConditions } from '../conditions';
import { CATALOGD_SERVICE, CLUSTER_CATALOGS } from '../names';
import type { CatalogStore } from './store';

const FINALIZER = 'olm.operatorframework.io/delete-server-cache';

/** Milliseconds. */
const DELAY = 10;
const MINUTE = 60_000;

type CatalogdOptions = {
  /** Content of the registries. */
  readonly catalogs: Catalogs;
  readonly store: CatalogStore;
  readonly outage: Outage;
  /** Namespace of the controller. */
  readonly namespace: string;
};

type Work = CatalogdOptions & {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly queue: EventQueue;
  /** Time of the last registry request, by catalog. */
  readonly polls: Map<string, number>;
};

export function createCatalogd(options: CatalogdOptions): Controller {
  return eventController({
    name: 'catalogd',
    delay: DELAY,
    begin: (surroundings) => {
      const { client, queue } = surroundings;
      const work = { ...options, ...surroundings, polls: new Map<string, number>() };
      return {
        reconcile: (key) => {
          const catalog = client.get(refOfKey(CLUSTER_CATALOGS, key));
          if (catalog !== undefined) reconcile(work, catalog);
        },
        first: client.list(CLUSTER_CATALOGS).map(keyOf),
        watches: [watchLiving(queue, CLUSTER_CATALOGS)],
      };
    },
  });
}

function reconcile(work: Work, catalog: KubeObject): void {
  const isHeld = catalog.metadata.finalizers?.includes(FINALIZER) ?? false;
  if (catalog.metadata.deletionTimestamp !== undefined) {
    if (isHeld) withdraw(work, catalog, [notServing('Unavailable', '')]);
    return;
  }
  if (textAt(catalog.spec, 'availabilityMode') === 'Unavailable') {
    const message = 'Catalog availability mode is set to Unavailable';
    withdraw(work, catalog, [
      progressing('Succeeded', message),
      notServing('UserSpecifiedUnavailable', message),
    ]);
    return;
  }
  if (!isHeld) {
    const finalizers = [...(catalog.metadata.finalizers ?? []), FINALIZER];
    work.client.mergePatch(refOf(CLUSTER_CATALOGS, catalog), { metadata: { finalizers } });
    return;
  }
  unpack(work, catalog);
}

function progressing(reason: string, message: string): Condition {
  return { type: 'Progressing', status: 'True', reason, message };
}

function notServing(reason: string, message: string): Condition {
  return { type: 'Serving', status: 'False', reason, message };
}

/** Writes the status before it removes the finalizer. */
function withdraw(work: Work, catalog: KubeObject, wanted: readonly Condition[]): void {
  const { client, clock, store } = work;
  store.remove(catalog.metadata.name);
  const status = { conditions: withConditions(catalog, wanted, clock.now()) };
  if (!sameJson(status, catalog.status)) {
    client.updateStatus(CLUSTER_CATALOGS, { ...catalog, status });
    return;
  }
  const finalizers = (catalog.metadata.finalizers ?? []).filter((name) => name !== FINALIZER);
  if (finalizers.length === (catalog.metadata.finalizers ?? []).length) return;
  client.mergePatch(refOf(CLUSTER_CATALOGS, catalog), {
    metadata: { finalizers: finalizers.length === 0 ? null : finalizers },
  });
}

function unpack(work: Work, catalog: KubeObject): void {
  const { clock, queue, store, catalogs, outage } = work;
  const { name } = catalog.metadata;
  if (store.get(name) !== undefined && isSettled(catalog) && waitsForPoll(work, catalog)) return;
  work.polls.set(name, clock.now());
  const image = textAt(catalog.spec, 'source', 'image', 'ref') ?? '';
  const found = catalogs.byImage(image);
  const why = outage(image) ?? (found === undefined ? 'manifest unknown' : '');
  if (found !== undefined && why === '') {
    serve(work, catalog, { ref: pinned(image, found.image), found });
    waitsForPoll(work, catalog);
  } else {
    fail(work, catalog, `reading manifest ${namedParts(image)}: ${why}`);
    queue.retry(keyOf(catalog));
  }
}

type Pulled = { readonly ref: string; readonly found: NamedCatalog };

function serve(work: Work, catalog: KubeObject, { ref, found }: Pulled): void {
  const { client, clock, store, namespace } = work;
  const { name } = catalog.metadata;
  const now = clock.now();
  if (store.get(name)?.ref !== ref) store.put(name, { ref, modified: now }, found);
  write(client, catalog, {
    conditions: withConditions(catalog, SERVED, now),
    resolvedSource: { type: 'Image', image: { ref } },
    urls: { base: `https://${CATALOGD_SERVICE}.${namespace}.svc/catalogs/${name}` },
    lastUnpacked: timestamp(store.get(name)?.modified ?? now),
  });
}

function namedParts(image: string): string {
  const { repository, version } = partsOf(image);
  return `${version} in ${repository}`;
}

/** Whether the registry is not polled yet; if polling is enabled, the catalog is queued for that time. */
function waitsForPoll({ clock, queue, polls }: Work, catalog: KubeObject): boolean {
  const minutes = numberAt(catalog.spec, 'source', 'image', 'pollIntervalMinutes');
  if (minutes === undefined) return true;
  const wait = (polls.get(catalog.metadata.name) ?? 0) + minutes * MINUTE - clock.now();
  if (wait > 0) queue.add(keyOf(catalog), wait);
  return wait > 0;
}

/** Served content remains available. */
function fail({ client, clock }: Work, catalog: KubeObject, why: string): void {
  const text = `source catalog content: error creating image source: ${why}`;
  const conditions = withConditions(catalog, [progressing('Retrying', text)], clock.now());
  write(client, catalog, { ...catalog.status, conditions });
}

const SERVED: readonly Condition[] = [
  progressing('Succeeded', 'Successfully unpacked and stored content from resolved source'),
  {
    type: 'Serving',
    status: 'True',
    reason: 'Available',
    message: 'Serving desired content from resolved source',
  },
];

/** The status matches this spec, and nothing must be retried. */
function isSettled(catalog: KubeObject): boolean {
  const seen = withConditions(catalog, SERVED, 0);
  return isTrue(catalog, 'Serving') && sameJson(seen, catalog.status?.['conditions']);
}

function write(client: ClusterClient, catalog: KubeObject, status: JsonObject): void {
  if (!sameJson(status, catalog.status)) {
    client.updateStatus(CLUSTER_CATALOGS, { ...catalog, status });
  }
}
