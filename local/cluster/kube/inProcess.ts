import type { AdmissionPlugin } from './admission/plugins';
import { createKubeApi } from './kubeApi';
import type { ClusterClient, Clock, Controller } from './types';

type InProcessOptions = {
  readonly clock: Clock;
  /** Writes the first objects; runs before the controllers start. */
  readonly seed?: (client: ClusterClient) => void;
  readonly controllers?: readonly Controller[];
  readonly admission?: readonly AdmissionPlugin[];
};

/** A cluster for tests of controllers: no socket, no users. Kubernetes' own controllers run in it. */
export function createInProcessCluster(options: InProcessOptions): {
  readonly client: ClusterClient;
  readonly stop: () => void;
} {
  const api = createKubeApi(options.clock, options.admission);
  options.seed?.(api.client);
  for (const controller of options.controllers ?? []) {
    api.run(controller);
  }
  return { client: api.client, stop: api.stop };
}
