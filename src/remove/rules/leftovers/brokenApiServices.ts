import { apiServiceModel } from '~/kube/models/apiService';
import type { ClusterFacts } from './clusterFacts';
import { goneServices, isServiceDeleted } from './goneServices';
import { isBeingInstalled } from './installing';
import type { Evidence, Leftover } from './leftover';
import { evidenceOf, newLeftover } from './newLeftover';
import { csvOfLabels, goneOwners, isKept, marksOf } from './owners';
import type { ScannedApiService } from './scannedMachinery';
import { isSeenIn, seen } from './scannedCluster';

/**
 * APIs whose Service does not exist. Discovery of the whole cluster waits for them, and no namespace can be deleted. An
 * existing Service that does not answer counts only if its CSV does not exist, because otherwise it is a problem of an
 * installed Operator.
 */
export function brokenApiServices(facts: ClusterFacts): readonly Leftover[] {
  return seen(facts.cluster.apiServices).flatMap((object) => {
    const { service } = object;
    if (service === null || isKept(object, facts) || isOwnedByCsv(object, facts)) return [];
    const isGone = isServiceDeleted(service, facts.cluster);
    const isDead = object.unavailable !== null && csvOfLabels(object).length > 0;
    if ((!isGone && !isDead) || isBeingInstalled(object, [service.namespace], facts.cluster)) {
      return [];
    }
    const known = evidenceOf([
      ...(isGone ? goneServices([service]) : []),
      ...unavailability(object),
      ...goneOwners(object),
      ...marksOf(object),
    ]);
    return known.map((evidence) =>
      newLeftover('broken-api-service', { model: apiServiceModel, object }, { evidence }),
    );
  });
}

/** A CSV of the Service's namespace owns the API, or might: OLM creates the Service in the namespace of the CSV. */
function isOwnedByCsv({ name, service }: ScannedApiService, { cluster }: ClusterFacts): boolean {
  return (
    service === null ||
    name.endsWith(PACKAGE_SERVER) ||
    !isSeenIn(cluster.csvs, service.namespace) ||
    seen(cluster.csvs).some(({ ownedServices }) => ownedServices.includes(name))
  );
}

/** OLM's own API of packages. The owner of OLM creates it again. */
const PACKAGE_SERVER = '.packages.operators.coreos.com';

function unavailability({ unavailable }: ScannedApiService): readonly Evidence[] {
  if (unavailable === null) return [];
  return [{ kind: 'condition', type: 'Available', message: unavailable.message ?? '' }];
}
