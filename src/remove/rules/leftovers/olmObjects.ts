import { clusterServiceVersionModel, operatorGroupModel, operatorModel } from '~/kube/models/olm';
import { jobModel } from '~/kube/models/workloads';
import type { ComponentRef } from '~/olm/installed/components';
import { hasCopyLabel } from '~/olm/installed/copies';
import { isUnreferenced } from '~/olm/installed/csv';
import { packageProperty } from '~/olm/packages/packageProperty';
import { type LeftoverEvidence, type LeftoverObject, leftoverKind } from './leftover';
import {
  type ClusterFacts,
  componentNamesOf,
  csvKey,
  formerOwnerOf,
  isKept,
  isManagedElsewhere,
  isOfPackage,
  isOwned,
  isPlatforms,
  ownerInName,
  subscribedComponents,
} from './owners';
import type { ScannedCsv, ScannedGroup, ScannedJob, ScannedSubscription } from './scannedObjects';
import { SCAN_NAMES, type ScannedOf, isSeenEverywhere, isSeenIn, seen } from './scannedCluster';

/**
 * CSVs that a Subscription installed and that no Subscription refers to: they continue to run without updates and block
 * the installation of their package (OLM issue 2201). CSVs without OLM's component label were never installed by a
 * Subscription (`ReconcileSubscription` in OLM's adoption_controller.go) and are excluded.
 */
export const orphanCsv = leftoverKind({
  severity: 'warning',
  stage: 'csv',
  reads: [],
  find: (facts) =>
    seen(facts.cluster.csvs)
      .filter((one) => isOrphan(one, facts))
      .map((object) => ({
        model: clusterServiceVersionModel,
        object,
        evidence: evidenceOf(object, facts.cluster),
        origin: 'olm',
        formerOwner: { ...formerOwnerOf(object), namespace: object.namespace },
      })),
});

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

function evidenceOf(
  csv: ScannedCsv,
  { subscriptions }: ScannedOf<never>,
): readonly LeftoverEvidence[] {
  const { name, namespace, phase } = csv;
  const blocked = seen(subscriptions).filter(
    (one) => one.namespace === namespace && one.blockedBy.includes(name),
  );
  return [
    { kind: 'no-subscription', csvName: name },
    ...blocked.map((one): LeftoverEvidence => ({
      kind: 'blocks-subscription',
      name: one.name,
      namespace: namespace ?? '',
    })),
    ...(phase === null ? [] : [{ kind: 'phase' as const, phase }]),
    ...componentNamesOf(csv).map((component): LeftoverEvidence => ({
      kind: 'label',
      key: `operators.coreos.com/${component}`,
      value: '',
    })),
  ];
}

/**
 * OLM's lists of the components of packages that are not installed. OLM deletes a list with its last component, and
 * creates it again while an object has its label. A list that contains only leftovers can be deleted after them
 * (pkg/controller/operators/operator_controller.go; OLM issues 1932 and 2850).
 */
export const emptyOperator = leftoverKind({
  severity: 'info',
  stage: 'component-list',
  // Its components can be of any kind.
  reads: SCAN_NAMES,
  find: (facts, others) => {
    const { subscriptions, csvs, operators } = facts.cluster;
    if (![subscriptions, csvs].every(isSeenEverywhere)) return [];
    const deleted = new Map(
      others.flatMap(({ id, object, cleanUp }) =>
        cleanUp.kind === 'delete' ? [[objectKey(object), id] as const] : [],
      ),
    );
    return seen(operators).flatMap((object) => {
      const { components, name } = object;
      const isInstalled = facts.components.has(name) || isOwned(object, facts);
      if (components === null || isInstalled) return [];
      const rest = components.map((component) => deleted.get(componentKey(component)));
      // A remaining object has the label, so that OLM would create the list again.
      if (rest.includes(undefined)) return [];
      return [
        {
          model: operatorModel,
          object,
          evidence: [listEvidence(components)],
          origin: 'olm',
          formerOwner: ownerInName(name),
          after: [...new Set(rest.flatMap((id) => id ?? []))],
        },
      ];
    });
  },
});

function listEvidence(components: readonly ComponentRef[]): LeftoverEvidence {
  if (components.length === 0) return { kind: 'no-components' };
  return {
    kind: 'only-leftover-components',
    components: components.map(({ kind, namespace, name }) => ({ kind, namespace, name })),
  };
}

/** The common key of a component and its object. OLM can list the object in another version. */
export function componentKey({
  group,
  kind,
  namespace,
  name,
}: Omit<ComponentRef, 'version' | 'conditions'>): string {
  return [group, kind, namespace ?? '', name].join('/');
}

export function objectKey({ model, namespace, name }: LeftoverObject): string {
  return componentKey({ group: model.group, kind: model.kind, namespace, name });
}

/**
 * Failed Jobs of bundle unpacking that nothing needs: each blocks another attempt with the same bundle
 * (pkg/controller/bundle/bundle_unpacker.go, `ensureJob`). Newer releases delete them five minutes after their end
 * (`ttlSecondsAfterFinished`), OpenShift 4.16 to 4.21 do not. Their ConfigMaps are no leftovers: OLM uses them again, and
 * the garbage collector deletes them with their CatalogSource, which owns them.
 */
export const unpackJob = leftoverKind({
  severity: 'info',
  stage: 'leftovers',
  reads: ['jobs'],
  find: ({ cluster }) => {
    const { subscriptions, installPlans } = cluster;
    if (![subscriptions, installPlans].every(isSeenEverywhere)) return [];
    return seen(cluster.jobs).flatMap((object) => {
      const { labels, failed, namespace } = object;
      const isUnpackJob = labels['operatorframework.io/bundle-unpack-ref'] !== undefined;
      const isFree = object.deletedAt === null && !isPlatforms(object);
      if (failed === null || !isUnpackJob || !isFree || isWanted(object, cluster)) return [];
      return [
        {
          model: jobModel,
          object,
          evidence: [
            { kind: 'condition', type: 'Failed', message: failed.message ?? '' },
            { kind: 'not-needed-by-plan' },
          ],
          formerOwner: { packageName: null, namespace },
        },
      ];
    });
  },
});

/**
 * An InstallPlan refers to it, finished or not, because it is deleted with its Subscription; or a Subscription or an
 * InstallPlan waits for a bundle of a catalog in the namespace.
 */
function isWanted(
  { name, namespace, images }: ScannedJob,
  { subscriptions, installPlans }: ScannedOf<never>,
): boolean {
  return (
    seen(installPlans).some(
      ({ references, bundles, catalogNamespaces, isOver }) =>
        references.includes(name) ||
        bundles.some((bundle) => images.includes(bundle)) ||
        (!isOver && catalogNamespaces.some((place) => place === namespace)),
    ) ||
    seen(subscriptions).some(
      ({ isUnpacking, catalog }) => isUnpacking && catalog.namespace === namespace,
    )
  );
}

/**
 * OperatorGroups of namespaces without Operators, after their last Operator. An uninstallation keeps them, because other
 * Operators can use them (UN-021). OLM writes the APIs of its Operators to a group, and an empty text after the last one
 * (recording uninstall_with_operands): a group without the annotation is prepared for Operators, like one with a
 * ServiceAccount, which limits installations, and one with static APIs (O § 4.8.1, 2.4.5.8).
 */
export const unusedOperatorGroup = leftoverKind({
  severity: 'info',
  stage: 'operator-group',
  reads: ['operatorGroups'],
  find: (facts) =>
    seen(facts.cluster.operatorGroups)
      .filter((one) => isUnused(one, facts))
      .map((object) => {
        const namespace = object.namespace ?? '';
        return {
          model: operatorGroupModel,
          object,
          evidence: [{ kind: 'no-operator-in-namespace', namespace }],
          // OLM creates no OperatorGroups.
          origin: 'unknown',
          formerOwner: { packageName: null, namespace },
        };
      }),
});

function isUnused(group: ScannedGroup, facts: ClusterFacts): boolean {
  const { cluster } = facts;
  const namespace = group.namespace ?? '';
  const needs = [cluster.csvs, cluster.subscriptions, cluster.installPlans];
  if (!needs.every((list) => isSeenIn(list, namespace))) return false;
  if (isPlatformGroup(group) || isTerminating(namespace, cluster)) return false;
  if (isKept(group, facts) || isManagedElsewhere(group)) return false;
  const wasUsed = group.annotations['olm.providedAPIs'] !== undefined;
  return wasUsed && !group.isPrepared && !isInUse(namespace, cluster);
}

/** The group of a platform namespace, or one of OLM's own (its manifests, `deploy/upstream`). */
function isPlatformGroup({ namespace, name }: ScannedGroup): boolean {
  return (
    /^(openshift|kube)(-|$)/.test(namespace ?? '') ||
    ['global-operators', 'olm-operators'].includes(name)
  );
}

/** The objects of a namespace in deletion are deleted with it. */
function isTerminating(name: string, { namespaces }: ScannedOf<never>): boolean {
  return seen(namespaces).some((one) => one.name === name && one.deletedAt !== null);
}

function isInUse(
  namespace: string,
  { csvs, subscriptions, installPlans }: ScannedOf<never>,
): boolean {
  return (
    seen(csvs).some((one) => one.namespace === namespace) ||
    seen(subscriptions).some((one) => one.namespace === namespace) ||
    seen(installPlans).some((one) => one.namespace === namespace && !one.isOver)
  );
}
