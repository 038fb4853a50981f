import { clusterServiceVersionModel } from '~/kube/models/clusterServiceVersion';
import { packageProperty } from '~/olm/packages/packageProperty';
import { hasCopyLabel } from '~/olm/installed/copyLabel';
import { isUnreferenced } from '~/olm/installed/unreferencedCsv';
import { type ClusterFacts, csvKey } from './clusterFacts';
import { componentNamesOf, isOfPackage, subscribedComponents } from './componentNames';
import type { Evidence, Leftover } from './leftover';
import { evidenceOf, newLeftover } from './newLeftover';
import { formerOwnerOf, isOwned } from './owners';
import type { ScannedCsv, ScannedSubscription } from './scannedOlm';
import { type ScannedCluster, isSeenIn, seen } from './scannedCluster';

/**
 * CSVs that a Subscription installed and that no Subscription refers to: they continue to run without updates and block
 * the installation of their package (OLM issue 2201). CSVs without OLM's component label were never installed by a
 * Subscription (`ReconcileSubscription` in OLM's adoption_controller.go) and are excluded.
 */
export function orphanCsvs(facts: ClusterFacts): readonly Leftover[] {
  return seen(facts.cluster.csvs).flatMap((object) => {
    if (!isOrphan(object, facts)) return [];
    return evidenceOf(evidence(object, facts.cluster)).map((known) =>
      newLeftover(
        'orphan-csv',
        { model: clusterServiceVersionModel, object },
        {
          evidence: known,
          origin: 'olm',
          formerOwner: { ...formerOwnerOf(object), namespace: object.namespace },
        },
      ),
    );
  });
}

function isOrphan(csv: ScannedCsv, facts: ClusterFacts): boolean {
  const { subscriptions, csvs, installPlans } = facts.cluster;
  const isSeen = [subscriptions, csvs, installPlans].every((list) =>
    isSeenIn(list, csv.namespace ?? ''),
  );
  const wasSubscribed = componentNamesOf(csv).length > 0;
  if (!isSeen || !wasSubscribed || isOwned(csv, facts)) return false;
  return hasNoReference(csv, facts) && !seen(subscriptions).some((one) => mayTake(one, csv));
}

function hasNoReference(csv: ScannedCsv, { cluster, expectedCsvs }: ClusterFacts): boolean {
  const namespace = csv.namespace ?? '';
  return isUnreferenced(
    {
      name: csv.name,
      replaces: csv.replaces,
      isCopied: hasCopyLabel(csv),
      isTerminating: csv.deletedAt !== null,
    },
    {
      isExpected: (name) => expectedCsvs.has(csvKey(namespace, name)),
      others: seen(cluster.csvs).filter((other) => other.namespace === namespace),
    },
  );
}

/**
 * A Subscription that the CSV might belong to: one of its component, or one of its package that OLM has not resolved yet
 * and that the CSV does not block. A clean-up deletes nothing of a component that has a Subscription, because an update
 * might run while the lists load. The page of that Operator reports such a CSV.
 */
function mayTake(subscription: ScannedSubscription, csv: ScannedCsv): boolean {
  const { packageName, installedCsv, currentCsv } = subscription;
  const components = componentNamesOf(csv);
  const isIts = subscribedComponents(subscription).some((name) => components.includes(name));
  if (installedCsv !== null || currentCsv !== null) return isIts;
  const isHere = subscription.namespace === csv.namespace;
  const isSame = isIts || (isHere && packageName !== null && isOf(csv, packageName));
  return isSame && !subscription.blockedBy.includes(csv.name);
}

function isOf(csv: ScannedCsv, packageName: string): boolean {
  return (
    packageProperty(csv.annotations['operatorframework.io/properties']).packageName ===
      packageName || componentNamesOf(csv).some((component) => isOfPackage(component, packageName))
  );
}

function evidence(csv: ScannedCsv, { subscriptions }: ScannedCluster): readonly Evidence[] {
  const { name, namespace, phase } = csv;
  const blocked = seen(subscriptions).filter(
    (one) => one.namespace === namespace && one.blockedBy.includes(name),
  );
  return [
    { kind: 'no-subscription', csvName: name },
    ...blocked.map((one): Evidence => ({
      kind: 'blocks-subscription',
      name: one.name,
      namespace: namespace ?? '',
    })),
    ...(phase === null ? [] : [{ kind: 'phase' as const, phase }]),
    ...componentNamesOf(csv).map((component): Evidence => ({
      kind: 'label',
      key: `operators.coreos.com/${component}`,
      value: '',
    })),
  ];
}
