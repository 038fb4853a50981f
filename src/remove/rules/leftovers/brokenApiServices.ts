import { apiServiceModel } from '~/kube/models/apiService';
import type { ClusterFacts } from './clusterFacts';
import { goneServices, isServiceGone } from './goneServices';
import { isBeingInstalled } from './installing';
import type { Evidence, Leftover } from './leftover';
import { evidenceOf, newLeftover } from './newLeftover';
import { csvOfLabels, goneOwners, isKept, marksOf } from './owners';
import type { ScannedApiService } from './scannedMachinery';
import { isSeenIn, seen } from './scannedCluster';

/**
 * APIs that a Service which is gone was to serve: discovery of the whole cluster waits for them and no namespace can be
 * deleted. Of a Service that is there but does not answer only when the CSV that it was made for is gone: elsewhere it is
 * a trouble of something that is installed.
 */
export function brokenApiServices(facts: ClusterFacts): readonly Leftover[] {
  return seen(facts.cluster.apiServices).flatMap((object) => {
    const { service } = object;
    if (service === null || isKept(object, facts) || isOwnedByCsv(object, facts)) return [];
    const isGone = isServiceGone(service, facts.cluster);
    const isDead = object.unavailable !== null && csvOfLabels(object).length > 0;
    if ((!isGone && !isDead) || isBeingInstalled(object, [service.namespace], facts.cluster)) {
      return [];
    }
    const known = evidenceOf([
      ...(isGone ? goneServices([service], facts.cluster) : []),
      ...unavailability(object),
      ...goneOwners(object),
      ...marksOf(object),
    ]);
    return known.map((evidence) =>
      newLeftover('broken-api-service', { model: apiServiceModel, object }, { evidence }),
    );
  });
}

/** A CSV of the Service's namespace owns it, or might: OLM puts the Service into the namespace of the CSV. */
function isOwnedByCsv({ name, service }: ScannedApiService, { cluster }: ClusterFacts): boolean {
  return (
    service === null ||
    name.endsWith(PACKAGE_SERVER) ||
    !isSeenIn(cluster.csvs, service.namespace) ||
    seen(cluster.csvs).some(({ ownedServices }) => ownedServices.includes(name))
  );
}

/** OLM's own API of packages: whatever runs OLM makes it anew. */
const PACKAGE_SERVER = '.packages.operators.coreos.com';

function unavailability({ unavailable }: ScannedApiService): readonly Evidence[] {
  if (unavailable === null) return [];
  return [{ kind: 'condition', type: 'Available', message: unavailable.message ?? '' }];
}
