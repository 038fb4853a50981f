/** Clears the finalizer of the caches Operator while its Deployment runs. */
import { numberAt } from '../../kube/json';
import type { ClusterClient, Controller, KubeObject } from '../../kube/types';

export const DRAIN_FINALIZER = 'reef.example.com/drain';

const CACHES = 'caches.reef.example.com';
/** Time to drain a cache. */
const DRAIN_MILLISECONDS = 4000;

export const drains: Controller = {
  name: 'reef-cluster-operator',
  start: (client, clock) =>
    client.subscribe(CACHES, ({ type, object, previous }) => {
      const isNews =
        type === 'MODIFIED' &&
        object.metadata.deletionTimestamp !== undefined &&
        previous?.metadata.deletionTimestamp === undefined;
      if (!isNews) return;
      clock.after(DRAIN_MILLISECONDS, () => {
        if (isRunning(client)) release(client, object);
      });
    }),
};

function isRunning(client: ClusterClient): boolean {
  return client
    .list('deployments.apps')
    .some(
      ({ metadata, status }) =>
        metadata.name === 'reef-cluster-operator' && (numberAt(status, 'readyReplicas') ?? 0) > 0,
    );
}

function release(client: ClusterClient, { metadata }: KubeObject): void {
  const ref = { resource: CACHES, namespace: metadata.namespace ?? '', name: metadata.name };
  const cache = client.get(ref);
  const finalizers = cache?.metadata.finalizers ?? [];
  if (cache?.metadata.uid !== metadata.uid || !finalizers.includes(DRAIN_FINALIZER)) return;
  client.mergePatch(ref, {
    metadata: { finalizers: finalizers.filter((finalizer) => finalizer !== DRAIN_FINALIZER) },
  });
}
