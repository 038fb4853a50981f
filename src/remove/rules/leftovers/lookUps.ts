import { canBeRepaired } from './brokenConversions';
import { factsOf } from './clusterFacts';
import { isKept, originOf } from './owners';
import { type ScannedCluster, seen } from './scannedCluster';

/**
 * The names of the CustomResourceDefinitions whose conversion must be read: those that nothing needs and that have a
 * webhook. If the server does not state the managers of fields, all of OLM's.
 */
export function conversionsToRead(cluster: ScannedCluster): readonly string[] {
  const facts = factsOf(cluster);
  return seen(cluster.definitions)
    .filter((one) => {
      const isUnknown = one.conversion === 'unknown' && originOf(one) === 'olm';
      return (one.conversion === 'set' || isUnknown) && canBeRepaired(one, facts);
    })
    .map(({ name }) => name);
}

/** The namespaces of referenced Services, each once. */
export function serviceNamespaces(cluster: ScannedCluster): readonly string[] {
  const facts = factsOf(cluster);
  const webhooks = [...seen(cluster.validatingWebhooks), ...seen(cluster.mutatingWebhooks)]
    .filter((one) => !isKept(one, facts))
    .flatMap((one) => one.webhooks.flatMap(({ service }) => service ?? []));
  const apis = seen(cluster.apiServices)
    .filter((one) => !isKept(one, facts))
    .flatMap(({ service }) => service ?? []);
  const services = [...webhooks, ...apis, ...cluster.conversions.values()];
  return [...new Set(services.map(({ namespace }) => namespace))].toSorted();
}
