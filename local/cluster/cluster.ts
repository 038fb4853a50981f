import type { FastifyInstance } from 'fastify';
import type { AdmissionPlugin } from './kube/admission/plugins';
import { freezable } from './kube/faults/freezable';
import { createFaultSwitches, type FaultSwitches } from './kube/faults/switches';
import { createHttpServer } from './kube/http/fastify';
import type { ApiServer, PodLogs, ServiceServer } from './kube/http/exchange';
import { PROJECT_RESOURCES } from './kube/http/projects';
import { createTokenIssuer } from './kube/http/tokens';
import { serveWebSockets } from './kube/http/webSocket';
import type { User } from './kube/contracts';
import { createKubeApi } from './kube/kubeApi';
import { createMetaRoutes } from './kube/meta/routes';
import type { ClusterClient, Clock, Controller, VirtualResource } from './kube/types';

type ClusterOptions = {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** Latency of every HTTP request in milliseconds. */
  readonly latencyMs?: number;
  readonly clock: Clock;
  /** Writes the first objects; runs before the controllers start. */
  readonly seed: (client: ClusterClient) => void;
  /** By bearer token. */
  readonly users: ReadonlyMap<string, User>;
  readonly controllers: readonly Controller[];
  readonly virtualResources: (client: ClusterClient) => readonly VirtualResource[];
  /** OpenShift's projects; true when absent. */
  readonly servesProjects?: boolean;
  readonly podLogs?: PodLogs;
  /** Webhooks and policies that change writes or add warnings; absent: none. */
  readonly admission?: readonly AdmissionPlugin[] | undefined;
  /** Servers behind Services by `namespace/name`, for requests through the API server; absent: none. */
  readonly services?: ReadonlyMap<string, ServiceServer> | undefined;
  /** Faults for components outside the API server; absent: none. */
  readonly faults?: FaultSwitches;
};

export type RunningCluster = {
  readonly url: string;
  readonly client: ClusterClient;
  readonly stop: () => Promise<void>;
};

/** Starts the API server on the loopback interface with all controllers. Rejects if the port is in use. */
export async function startCluster(options: ClusterOptions): Promise<RunningCluster> {
  const api = createKubeApi(options.clock, options.admission);
  options.seed(api.client);
  const projects = options.servesProjects === false ? [] : PROJECT_RESOURCES;
  const virtual = [...options.virtualResources(api.client), ...projects];
  const server: ApiServer = {
    ...api,
    users: options.users,
    tokens: createTokenIssuer(),
    virtual,
    meta: createMetaRoutes(api.backend.registry, virtual),
    podLogs: options.podLogs ?? (() => ({ kind: 'text', text: '' })),
    services: options.services ?? new Map(),
    faults: options.faults ?? createFaultSwitches(),
    controllers: options.controllers.map(({ name }) => name),
  };
  const latency = options.latencyMs ?? 0;
  const http = createHttpServer(server, latency);
  const closeSockets = serveWebSockets(server, http.server, latency);
  const url = await listening(http, options.port ?? 0).catch((refused: unknown) => {
    api.stop();
    closeSockets();
    throw refused;
  });
  for (const controller of options.controllers) {
    api.run(freezable(controller, server.faults));
  }
  return {
    url,
    client: api.client,
    stop: async () => {
      api.stop();
      closeSockets();
      await http.close();
    },
  };
}

function listening(http: FastifyInstance, port: number): Promise<string> {
  return http.listen({ host: '127.0.0.1', port });
}
