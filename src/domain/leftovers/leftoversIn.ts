import { brokenApiServices } from './brokenApiServices';
import { brokenConversions } from './brokenConversions';
import { brokenWebhooks } from './brokenWebhooks';
import { factsOf } from './clusterFacts';
import { emptyOperators } from './emptyOperators';
import { heldNamespaces } from './heldNamespaces';
import type { Leftover } from './leftover';
import { orphanCsvs } from './orphanCsvs';
import { ownerlessDefinitions } from './ownerlessDefinitions';
import { ownerlessRights } from './ownerlessRights';
import type { ScannedCluster } from './scannedCluster';
import { unpackRemains } from './unpackRemains';
import { unusedGroups } from './unusedGroups';
import { LEFTOVER_KINDS } from './leftoverKinds';

/**
 * What uninstallations left on a cluster, worst first, within a kind by name. Only what certainly nothing needs any more:
 * what was not seen, or is owned by something else, is not among it.
 */
export function leftoversIn(cluster: ScannedCluster): readonly Leftover[] {
  const facts = factsOf(cluster);
  const apiServices = brokenApiServices(facts);
  const others = [
    ...brokenWebhooks(facts),
    ...brokenConversions(facts),
    ...apiServices,
    ...heldNamespaces(cluster, apiServices),
    ...orphanCsvs(facts),
    ...ownerlessDefinitions(facts),
    ...ownerlessRights(facts),
    ...unpackRemains(facts),
    ...unusedGroups(facts),
  ];
  return [...others, ...emptyOperators(facts, others)].toSorted(inOrder);
}

function inOrder(one: Leftover, other: Leftover): number {
  const kinds = LEFTOVER_KINDS.indexOf(one.kind) - LEFTOVER_KINDS.indexOf(other.kind);
  return kinds === 0 ? one.id.localeCompare(other.id) : kinds;
}
