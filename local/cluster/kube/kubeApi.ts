import { createAggregationController } from './access/aggregation';
import { createAvailabilityController } from './admission/apiServices';
import { type AdmissionPlugin, admissionPlugins } from './admission/plugins';
import { createAuthorizer } from './access/authorizer';
import { createClient } from './client';
import type { Authorizer, KindEntry } from './contracts';
import { createDefinitionController } from './controllers/definitions';
import { createGarbageCollector } from './controllers/garbageCollector';
import { createNamespaceController } from './controllers/namespaceContents';
import { createNamespaceDefaults } from './controllers/namespaceDefaults';
import { createPodTermination } from './controllers/podTermination';
import { createKindRegistry } from './kinds/registry';
import { createFieldOwners } from './patches/fieldOwners';
import { createQuotaController } from './quota/quotaController';
import { createStore } from './store/store';
import type { ClusterClient, Clock, Controller, KubeObject } from './types';
import type { Backend, Target } from './writes/backend';
import { deleteObject } from './writes/deleteObject';
import { replaceObject } from './writes/replaceObject';

/** The API server without a socket. */
export type KubeApi = {
  readonly backend: Backend;
  readonly client: ClusterClient;
  readonly authorizer: Authorizer;
  /** Starts a controller; `stop` ends it. */
  readonly run: (controller: Controller) => void;
  readonly stop: () => void;
};

/** First available revision, as in a cluster that has run for some time; watches cannot start earlier. */
const FIRST_REVISION = 1000;
const HISTORY_SIZE = 5000;
const SYSTEM_NAMESPACES = ['default', 'kube-system', 'kube-public', 'kube-node-lease'];

/** The store, the write path, access control and Kubernetes' own controllers, running. */
export function createKubeApi(clock: Clock, plugins: readonly AdmissionPlugin[] = []): KubeApi {
  const registry = createKindRegistry();
  const store = createStore({
    firstRevision: FIRST_REVISION,
    historySize: HISTORY_SIZE,
    onFault: warn,
  });
  const backend: Backend = {
    store,
    registry,
    clock,
    owners: createFieldOwners(registry),
    plugins: admissionPlugins(plugins),
  };
  const client = createClient(backend);
  const stops: (() => void)[] = [];

  function run(controller: Controller): void {
    stops.push(controller.start(client, clock));
  }
  for (const controller of ownControllers(backend)) {
    run(controller);
  }
  for (const name of SYSTEM_NAMESPACES) {
    client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  }
  return {
    backend,
    client,
    authorizer: createAuthorizer(client.list),
    run,
    stop: () => {
      for (const stop of stops.toReversed()) {
        stop();
      }
    },
  };
}

function ownControllers(backend: Backend): readonly Controller[] {
  return [
    createDefinitionController(),
    createNamespaceDefaults(),
    createNamespaceController({
      registry: backend.registry,
      finalize: (namespace) => {
        finalizeNamespace(backend, namespace);
      },
    }),
    createGarbageCollector(),
    createAvailabilityController(),
    createPodTermination((pod) => {
      removePod(backend, pod);
    }),
    createAggregationController(),
    createQuotaController(),
  ];
}

function finalizeNamespace(backend: Backend, { metadata }: KubeObject): void {
  const entry = backend.registry.byKey('namespaces');
  if (entry !== undefined) {
    replaceObject(backend, ownTarget(entry, undefined), {
      name: metadata.name,
      subresource: 'finalize',
      make: (before) => ({ ...before, spec: { ...before.spec, finalizers: [] } }),
    });
  }
}

function removePod(backend: Backend, pod: KubeObject): void {
  const { name, namespace, uid } = pod.metadata;
  const entry = backend.registry.byKey('pods');
  const found = backend.store.get({ resource: 'pods', name, ...(namespace && { namespace }) });
  if (entry !== undefined && found?.metadata.uid === uid) {
    const request = { gracePeriodSeconds: 0 };
    deleteObject(backend, ownTarget(entry, namespace), { name, request });
  }
}

function ownTarget(entry: KindEntry, namespace: string | undefined): Target {
  return {
    entry,
    namespace,
    dryRun: false,
    manager: undefined,
    fieldValidation: 'Ignore',
    unconditional: true,
  };
}

/** An error of a controller must be reported without ending the server. */
function warn(fault: unknown): void {
  process.emitWarning(fault instanceof Error ? fault : String(fault));
}
