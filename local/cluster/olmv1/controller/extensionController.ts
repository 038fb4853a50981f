/** operator-controller with the Helm runtime: its triggers and finalizers. */
import { createAuthorizer } from '../../kube/access/authorizer';
import { refOf } from '../../kube/client';
import { textAt } from '../../kube/json';
import { sameJson } from '../../kube/objects';
import type { Controller, KubeObject, WatchEvent } from '../../kube/types';
import { eventController, type Surroundings } from '../../workloads/eventController';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { CLUSTER_CATALOGS, CLUSTER_EXTENSIONS } from '../names';
import { type OperatorController, reconcile } from './reconcile';

/** In the order in which they are recorded. */
const FINALIZERS = [
  'olm.operatorframework.io/cleanup-unpack-cache',
  'olm.operatorframework.io/cleanup-contentmanager-cache',
];

/** Milliseconds. */
const DELAY = 10;
const AFTER_DRIFT = 300;

export type ExtensionOptions = Omit<OperatorController, 'client' | 'authorizer' | 'now'>;

export function createOperatorController(options: ExtensionOptions): Controller {
  return eventController({
    name: 'operator-controller',
    delay: DELAY,
    begin: ({ client, clock, queue }) => {
      const controller: OperatorController = {
        ...options,
        client,
        authorizer: createAuthorizer(client.list),
        now: clock.now,
      };
      return {
        reconcile: (key) => {
          const extension = client.get(refOfKey(CLUSTER_EXTENSIONS, key));
          if (extension === undefined || settleFinalizers(controller, extension)) return;
          if (reconcile(controller, extension)) queue.retry(key);
        },
        first: client.list(CLUSTER_EXTENSIONS).map(keyOf),
        watches: [
          [
            CLUSTER_EXTENSIONS,
            (event) => {
              hearExtension(queue, event);
            },
          ],
          [
            CLUSTER_CATALOGS,
            (event) => {
              if (!isNews(event)) return;
              for (const extension of client.list(CLUSTER_EXTENSIONS)) queue.add(keyOf(extension));
            },
          ],
          [
            '*',
            (event) => {
              hearOwned(queue, event);
            },
          ],
        ],
      };
    },
  });
}

/** Finalizers are processed first; their changes cause the next event. */
function settleFinalizers({ client }: OperatorController, extension: KubeObject): boolean {
  const { finalizers = [], deletionTimestamp } = extension.metadata;
  const isEnding = deletionTimestamp !== undefined;
  const others = finalizers.filter((name) => !FINALIZERS.includes(name));
  const wanted = isEnding ? others : [...others, ...FINALIZERS];
  if (wanted.length === finalizers.length) return isEnding;
  client.mergePatch(refOf(CLUSTER_EXTENSIONS, extension), {
    metadata: { finalizers: wanted.length === 0 ? null : wanted },
  });
  return true;
}

type Queue = Surroundings['queue'];

/** Changes of its own status do not trigger it. */
function hearExtension(queue: Queue, { type, object, previous }: WatchEvent): void {
  if (type !== 'DELETED' && !isSameBesideStatus(object, previous)) queue.add(keyOf(object));
}

function isSameBesideStatus(object: KubeObject, previous: KubeObject | undefined): boolean {
  return previous !== undefined && sameJson(wishesOf(object), wishesOf(previous));
}

/** All fields except for status. */
function wishesOf(object: KubeObject): object {
  const { metadata, ...rest } = object;
  const { labels, annotations, finalizers, deletionTimestamp, ownerReferences } = metadata;
  const written = { labels, annotations, finalizers, deletionTimestamp, ownerReferences };
  return { ...rest, status: undefined, metadata: written };
}

/** Catalogs trigger it only by creation, deletion and new content, but not by priority. */
function isNews({ type, object, previous }: WatchEvent): boolean {
  if (type !== 'MODIFIED') return true;
  const [before, after] = [previous, object].map((catalog) =>
    textAt(catalog?.status, 'resolvedSource', 'image', 'ref'),
  );
  return before === undefined || after === undefined || before !== after;
}

/** A resource of an extension was changed or deleted. */
function hearOwned(queue: Queue, { type, object, previous }: WatchEvent): void {
  const owner = object.metadata.ownerReferences?.find(({ kind }) => kind === 'ClusterExtension');
  if (owner === undefined || object.kind === 'Secret' || type === 'ADDED') return;
  if (type === 'DELETED' || !isSameBesideStatus(object, previous)) {
    queue.add(`/${owner.name}`, AFTER_DRIFT);
  }
}
