import { brokenApiServices } from './brokenApiServices';
import { brokenConversions } from './brokenConversions';
import { brokenWebhooks } from './brokenWebhooks';
import { type ClusterFacts, factsOf } from './clusterFacts';
import { componentKey, objectKey } from './componentKey';
import { emptyOperators } from './emptyOperators';
import { terminatingNamespaces } from './terminatingNamespaces';
import { terminatingDefinitions } from './terminatingDefinitions';
import type { Leftover } from './leftover';
import { orphansOfExtensions } from './orphansOfExtensions';
import { orphanCsvs } from './orphanCsvs';
import { ownerlessDefinitions } from './ownerlessDefinitions';
import { ownerlessRbac } from './ownerlessRbac';
import { type ScannedCluster, seen } from './scannedCluster';
import { unpackRemains } from './unpackRemains';
import { unusedGroups } from './unusedGroups';
import { LEFTOVER_KINDS } from './leftover';

/**
 * The leftovers of uninstallations, worst first, within a kind by name. Only objects that nothing needs for certain:
 * unreadable and owned objects are excluded.
 */
export function leftoversIn(cluster: ScannedCluster): readonly Leftover[] {
  const facts = factsOf(cluster);
  const listed = listedIn(facts);
  const breaking = [...brokenWebhooks(facts), ...brokenApiServices(facts)];
  const others = [
    ...breaking,
    ...brokenConversions(facts),
    ...terminatingNamespaces(cluster, breaking),
    ...terminatingDefinitions(cluster),
    ...orphanCsvs(facts),
    ...ownerlessDefinitions(facts),
    ...ownerlessRbac(facts),
    ...orphansOfExtensions(facts),
    ...unpackRemains(facts),
    ...unusedGroups(facts),
  ].filter(
    // A CSV without a Subscription is listed separately.
    ({ kind, object }) => kind === 'orphan-csv' || !listed.has(objectKey(object)),
  );
  return [...others, ...emptyOperators(facts, others)].toSorted(inOrder);
}

/** The components of packages with a Subscription or a CSV, from OLM's lists. */
function listedIn({ cluster, components }: ClusterFacts): ReadonlySet<string> {
  const lists = seen(cluster.operators).filter(({ name }) => components.has(name));
  return new Set(lists.flatMap((operator) => (operator.components ?? []).map(componentKey)));
}

/** Object names contain only ASCII characters, so that no locale is required. */
function inOrder(one: Leftover, other: Leftover): number {
  const kinds = LEFTOVER_KINDS.indexOf(one.kind) - LEFTOVER_KINDS.indexOf(other.kind);
  return kinds === 0 ? Number(one.id > other.id) - Number(one.id < other.id) : kinds;
}
