import { brokenApiServices } from './brokenApiServices';
import { brokenConversions } from './brokenConversions';
import { brokenWebhooks } from './brokenWebhooks';
import { type ClusterFacts, factsOf } from './clusterFacts';
import { componentKey, objectKey } from './componentKey';
import { emptyOperators } from './emptyOperators';
import { terminatingNamespaces } from './terminatingNamespaces';
import type { Leftover } from './leftover';
import { orphanCsvs } from './orphanCsvs';
import { ownerlessDefinitions } from './ownerlessDefinitions';
import { ownerlessRbac } from './ownerlessRbac';
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
  const listed = listedIn(facts);
  const breaking = [...brokenWebhooks(facts), ...brokenApiServices(facts)];
  const others = [
    ...breaking,
    ...brokenConversions(facts),
    ...terminatingNamespaces(cluster, breaking),
    ...orphanCsvs(facts),
    ...ownerlessDefinitions(facts),
    ...ownerlessRbac(facts),
    ...unpackRemains(facts),
    ...unusedGroups(facts),
  ].filter(
    // A CSV without Subscription is listed itself.
    ({ kind, object }) => kind === 'orphan-csv' || !listed.has(objectKey(object)),
  );
  return [...others, ...emptyOperators(facts, others)].toSorted(inOrder);
}

/** The components of packages that are subscribed, or have a CSV, as OLM lists them. */
function listedIn({ cluster, components }: ClusterFacts): ReadonlySet<string> {
  const lists = seen(cluster.operators).filter(({ name }) => components.has(name));
  return new Set(lists.flatMap((operator) => (operator.components ?? []).map(componentKey)));
}

/** Names of objects are of the simplest letters: they need no order of a language. */
function inOrder(one: Leftover, other: Leftover): number {
  const kinds = LEFTOVER_KINDS.indexOf(one.kind) - LEFTOVER_KINDS.indexOf(other.kind);
  return kinds === 0 ? Number(one.id > other.id) - Number(one.id < other.id) : kinds;
}
