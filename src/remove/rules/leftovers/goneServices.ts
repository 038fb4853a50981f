import type { Evidence } from './leftover';
import { type ServiceRef, serviceKey } from './scannedMachinery';
import { type ScannedCluster, isSeenIn, seen } from './scannedCluster';

/** Whether a Service is known not to exist. */
export function isServiceDeleted(service: ServiceRef | null, cluster: ScannedCluster): boolean {
  if (service === null || !isSeenIn(cluster.services, service.namespace)) return false;
  return !seen(cluster.services).some(
    ({ namespace, name, deletedAt }) =>
      namespace === service.namespace && name === service.name && deletedAt === null,
  );
}

/** Evidence of missing Services, each once. */
export function goneServices(services: readonly ServiceRef[]): readonly Evidence[] {
  const known = new Map(services.map((service) => [serviceKey(service), service]));
  return [...known.values()].map(({ namespace, name }) => ({
    kind: 'service-gone',
    namespace,
    name,
  }));
}
