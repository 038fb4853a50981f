import { brokenApiServices } from './brokenApiServices';
import { brokenConversions } from './brokenConversions';
import { brokenWebhooks } from './brokenWebhooks';
import { type ClusterFacts, factsOf } from './clusterFacts';
import { emptyOperators } from './emptyOperators';
import { heldNamespaces } from './heldNamespaces';
import type { Leftover } from './leftover';
import { orphanCsvs } from './orphanCsvs';
import { ownerlessDefinitions } from './ownerlessDefinitions';
import { ownerlessRights } from './ownerlessRights';
import { type ScannedCluster, seen } from './scannedCluster';
import { unpackRemains } from './unpackRemains';
import { unusedGroups } from './unusedGroups';
import { LEFTOVER_KINDS } from './leftoverKinds';

/**
 * What uninstallations left on a cluster, worst first, within a kind by name. Only what certainly nothing needs any more:
 * what was not seen, or is owned by something else, is not among it.
 */
export function leftoversIn(cluster: ScannedCluster): readonly Leftover[] {
  const facts = factsOf(cluster);
  const breaking = [...brokenWebhooks(facts), ...brokenApiServices(facts)];
  const others = [
    ...breaking,
    ...brokenConversions(facts),
    ...heldNamespaces(cluster, breaking),
    ...orphanCsvs(facts),
    ...ownerlessDefinitions(facts),
    ...ownerlessRights(facts),
    ...unpackRemains(facts),
    ...unusedGroups(facts),
  ].filter((leftover) => !isListed(leftover, facts));
  return [...others, ...emptyOperators(facts, others)].toSorted(inOrder);
}

/** Whether OLM lists it among the components of a package that is subscribed, or has a CSV; that is listed itself. */
function isListed({ kind, object }: Leftover, { cluster, components }: ClusterFacts): boolean {
  if (kind === 'orphan-csv') return false;
  const { model, namespace, name } = object;
  return seen(cluster.operators).some(
    (operator) =>
      components.has(operator.name) &&
      operator.components?.some(
        (ref) =>
          ref.group === model.group &&
          ref.kind === model.kind &&
          ref.namespace === namespace &&
          ref.name === name,
      ) === true,
  );
}

function inOrder(one: Leftover, other: Leftover): number {
  const kinds = LEFTOVER_KINDS.indexOf(one.kind) - LEFTOVER_KINDS.indexOf(other.kind);
  return kinds === 0 ? one.id.localeCompare(other.id) : kinds;
}
