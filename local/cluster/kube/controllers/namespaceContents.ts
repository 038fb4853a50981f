/** Creates namespaces with a ServiceAccount and the cluster's CA, and deletes them after their content. */
import { undiscovered } from '../admission/apiServices';
import { refOf } from '../client';
import type { KindEntry, KindRegistry } from '../contracts';
import { isObject, listAt } from '../json';
import { sameJson, timestamp } from '../objects';
import type {
  ClusterClient,
  Clock,
  Controller,
  Json,
  JsonObject,
  KubeObject,
  WatchEvent,
} from '../types';

/** kube-controller-manager waits this long before it empties a namespace. */
const GRACE_MILLISECONDS = 5000;

/** Dependencies of the namespace controller besides the client. */
type NamespaceMachinery = {
  readonly registry: KindRegistry;
  /** Removes the `kubernetes` finalizer, which deletes the namespace. */
  readonly finalize: (namespace: KubeObject) => void;
};

export function createNamespaceController(machinery: NamespaceMachinery): Controller {
  return {
    name: 'namespace',
    start: (client, clock) => {
      const due = new Map<string, () => void>();
      function schedule(name: string, delay: number): void {
        due.get(name)?.();
        const cancel = clock.after(delay, () => {
          due.delete(name);
          const again = empty({ client, clock, machinery }, name);
          if (again !== undefined) schedule(name, again);
        });
        due.set(name, cancel);
      }
      const stop = client.subscribe('*', (event) => {
        const wait = waitAfter(client, event);
        if (wait !== undefined) {
          schedule(wait.name, wait.delay);
        }
      });
      return () => {
        stop();
        for (const cancel of due.values()) {
          cancel();
        }
      };
    },
  };
}

type Wait = { readonly name: string; readonly delay: number };

/** Schedules a namespace after its deletion, and again after deletions in it. */
function waitAfter(client: ClusterClient, event: WatchEvent): Wait | undefined {
  if (event.resource === 'namespaces') {
    return waitAfterDeletion(event);
  }
  const { namespace } = event.object.metadata;
  if (event.type !== 'DELETED' || namespace === undefined) {
    return undefined;
  }
  const home = client.get({ resource: 'namespaces', name: namespace });
  const isBeingEmptied = home !== undefined && listAt(home.status, 'conditions').length > 0;
  return isBeingEmptied && isTerminating(home) ? { name: namespace, delay: 0 } : undefined;
}

function waitAfterDeletion({ type, object, previous }: WatchEvent): Wait | undefined {
  const isNews = previous?.metadata.deletionTimestamp === undefined;
  return type === 'MODIFIED' && isTerminating(object) && isNews
    ? { name: object.metadata.name, delay: GRACE_MILLISECONDS }
    : undefined;
}

function isTerminating({ metadata }: KubeObject): boolean {
  return metadata.deletionTimestamp !== undefined;
}

type Work = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly machinery: NamespaceMachinery;
};

/** @returns milliseconds until the next attempt; events of its content also trigger one */
function empty({ client, clock, machinery }: Work, name: string): number | undefined {
  const namespace = client.get({ resource: 'namespaces', name });
  if (namespace === undefined || !isTerminating(namespace)) {
    return undefined;
  }
  const kinds = contentKinds(machinery.registry);
  for (const { key } of kinds) {
    for (const object of client.list(key, { namespace: name })) {
      if (object.metadata.deletionTimestamp === undefined) {
        client.delete(refOf(key, object), { propagation: 'Background' });
      }
    }
  }
  const left = kinds.flatMap(({ key }) => {
    const objects = client.list(key, { namespace: name });
    return objects.length === 0 ? [] : [{ key, objects }];
  });
  const unknown = undiscovered(client);
  const conditions = lasting(
    listAt(namespace.status, 'conditions'),
    conditionsFor({ left, unknown }, timestamp(clock.now())),
  );
  client.updateStatus('namespaces', {
    ...namespace,
    status: { phase: 'Terminating', conditions },
  });
  // APIs without discovery might still have objects there.
  if (unknown.length > 0) return GRACE_MILLISECONDS;
  if (left.length === 0) machinery.finalize(namespace);
  return undefined;
}

/** Unchanged conditions keep their time. */
function lasting(before: readonly Json[], now: readonly Json[]): readonly Json[] {
  const withoutTime = (condition: JsonObject) => ({ ...condition, lastTransitionTime: '' });
  return now.map(
    (condition) =>
      before.find(
        (known) =>
          isObject(known) &&
          isObject(condition) &&
          sameJson(withoutTime(known), withoutTime(condition)),
      ) ?? condition,
  );
}

/** Stored, namespaced kinds; each store once although it may serve several versions. */
function contentKinds(registry: KindRegistry): readonly KindEntry[] {
  return registry.all().filter((entry) => entry.namespaced && entry === registry.byKey(entry.key));
}

type Found = {
  readonly left: readonly Remainder[];
  /** `group/version` of APIs whose discovery fails. */
  readonly unknown: readonly string[];
};

type Remainder = { readonly key: string; readonly objects: readonly KubeObject[] };

/** The five conditions of `k8s.io/kubernetes/pkg/controller/namespace/deletion`. */
function conditionsFor({ left, unknown }: Found, now: string): readonly Json[] {
  const finalizers = new Map<string, number>();
  for (const finalizer of left.flatMap(({ objects }) =>
    objects.flatMap(({ metadata }) => metadata.finalizers ?? []),
  )) {
    finalizers.set(finalizer, (finalizers.get(finalizer) ?? 0) + 1);
  }
  const remaining = left.map(
    ({ key, objects }) => `${key} has ${objects.length} resource instances`,
  );
  const holding = [...finalizers].map(([name, count]) => `${name} in ${count} resource instances`);
  return [
    condition('NamespaceDeletionDiscoveryFailure', now, {
      no: ['ResourcesDiscovered', 'All resources successfully discovered'],
      ...(unknown.length === 0 ? {} : { yes: ['DiscoveryFailed', discoveryFailure(unknown)] }),
    }),
    condition('NamespaceDeletionGroupVersionParsingFailure', now, {
      no: ['ParsedGroupVersions', 'All legacy kube types successfully parsed'],
    }),
    condition('NamespaceDeletionContentFailure', now, {
      no: ['ContentDeleted', 'All content successfully deleted, may be waiting on finalization'],
    }),
    condition('NamespaceContentRemaining', now, {
      no: ['ContentRemoved', 'All content successfully removed'],
      ...(remaining.length === 0
        ? {}
        : {
            yes: ['SomeResourcesRemain', `Some resources are remaining: ${remaining.join(', ')}`],
          }),
    }),
    condition('NamespaceFinalizersRemaining', now, {
      no: ['ContentHasNoFinalizers', 'All content-preserving finalizers finished'],
      ...(holding.length === 0
        ? {}
        : {
            yes: [
              'SomeFinalizersRemain',
              `Some content in the namespace has finalizers remaining: ${holding.join(', ')}`,
            ],
          }),
    }),
  ];
}

/** As client-go's discovery words it for groups that aggregated discovery calls stale. */
function discoveryFailure(unknown: readonly string[]): string {
  const each = unknown.map((api) => `${api}: stale GroupVersion discovery: ${api}`).join(', ');
  return `Discovery failed for some groups, ${unknown.length} failing: unable to retrieve the complete list of server APIs: ${each}`;
}

type Reason = readonly [reason: string, message: string];

function condition(
  type: string,
  lastTransitionTime: string,
  { no, yes }: { readonly no: Reason; readonly yes?: Reason },
): Json {
  const [reason, message] = yes ?? no;
  return {
    type,
    status: yes === undefined ? 'False' : 'True',
    lastTransitionTime,
    reason,
    message,
  };
}
