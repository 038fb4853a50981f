import type { OwnerReference } from '~/kube/models/meta';
import { ownerIn } from '~/olm/extensions/ownerLabels';
import { COMPONENT_PREFIX, componentLabel } from '~/olm/installed/csv';
import type { LeftoverEvidence } from './leftover';
import type { ScannedCsv, ScannedObject, ScannedPlan, ScannedSubscription } from './scannedObjects';
import {
  type ScanName,
  type ScannedCluster,
  type ScannedOf,
  isSeenEverywhere,
  isSeenIn,
  seen,
} from './scannedCluster';

/**
 * Whether an object has an owner, or belongs to a package that is installed or subscribed. Such an object is never a
 * leftover.
 */
export function isKept(object: ScannedObject, facts: ClusterFacts): boolean {
  return (
    isOwned(object, facts) || componentNamesOf(object).some((name) => mayBeInstalled(name, facts))
  );
}

/**
 * Whether an object is being deleted, or is owned by the platform, OLM v1, another object, or a CSV by OLM's labels.
 */
export function isOwned(object: ScannedObject, facts: ClusterFacts): boolean {
  return (
    object.deletedAt !== null ||
    isPlatforms(object) ||
    object.owners.some((owner) => !isKindDeleted(owner, facts)) ||
    csvOfLabels(object).some(({ namespace, name }) => !isCsvDeleted(facts, namespace, name))
  );
}

/** A package is installed or subscribed, or this is unknown. */
function mayBeInstalled(component: string, { cluster, components }: ClusterFacts): boolean {
  const { namespace } = ownerInName(component);
  const isSeen = [cluster.subscriptions, cluster.csvs].every((list) =>
    namespace === null ? isSeenEverywhere(list) : isSeenIn(list, namespace),
  );
  return !isSeen || components.has(component);
}

/**
 * Whether another tool installed or took over the object and would create it again: Helm, Argo CD, or OpenShift's
 * ingress operator, which owns Istio's CRDs (openshift/enhancements, gateway-api-without-olm).
 */
export function isManagedElsewhere({ labels, annotations }: ScannedObject): boolean {
  return (
    labels['app.kubernetes.io/managed-by'] === 'Helm' ||
    labels['ingress.operator.openshift.io/owned'] !== undefined ||
    ['meta.helm.sh/release-name', 'argocd.argoproj.io/tracking-id'].some(
      (key) => annotations[key] !== undefined,
    )
  );
}

/**
 * OpenShift's release and OLM v1 mark their objects: cluster-version-operator, operator-controller
 * `labels.OwnerKindKey`.
 */
export function isPlatforms({ labels, annotations }: ScannedObject): boolean {
  return (
    labels['olm.operatorframework.io/owner-kind'] !== undefined ||
    Object.keys(annotations).some(
      (key) =>
        key.startsWith('include.release.openshift.io/') ||
        key === 'release.openshift.io/create-only',
    )
  );
}

/**
 * Whether the API of an owner does not exist in the cluster. The garbage collector can then neither find the owner nor
 * detect its deletion, and keeps the object.
 */
function isKindDeleted({ apiVersion }: OwnerReference, { groups }: ClusterFacts): boolean {
  const [group, version] = apiVersion.split('/');
  return groups !== null && group !== undefined && version !== undefined && !groups.has(group);
}

/** Evidence for owners whose API does not exist. */
export function goneOwners({ owners }: ScannedObject): readonly LeftoverEvidence[] {
  return owners.map(({ apiVersion, kind, name }) => ({
    kind: 'owner-kind-gone',
    ownerKind: kind,
    apiVersion,
    name,
  }));
}

/** The CSV that OLM created an object for; a copy represents its original. Source: pkg/lib/ownerutil, `OwnerLabel`. */
export function csvOfLabels({ labels }: Pick<ScannedObject, 'labels'>): readonly {
  readonly namespace: string;
  readonly name: string;
}[] {
  const name = labels['olm.owner'];
  const namespace = labels['olm.copiedFrom'] ?? labels['olm.owner.namespace'];
  const isCsv = labels['olm.owner.kind'] === 'ClusterServiceVersion';
  return isCsv && name !== undefined && namespace !== undefined ? [{ namespace, name }] : [];
}

/** The former owner of an object by OLM's labels. */
export function formerOwnerOf(object: ScannedObject): FormerOwner {
  const [component] = componentNamesOf(object);
  const [csv] = csvOfLabels(object);
  if (component === undefined) return { packageName: null, namespace: csv?.namespace ?? null };
  const owner = ownerInName(component);
  return { ...owner, namespace: owner.namespace ?? csv?.namespace ?? null };
}

/** Whether OLM labeled an object as its own. */
export function originOf(object: ScannedObject): 'olm' | 'unknown' {
  const { labels } = object;
  const isOlms =
    labels['olm.managed'] === 'true' ||
    labels['olm.owner'] !== undefined ||
    componentNamesOf(object).length > 0;
  return isOlms ? 'olm' : 'unknown';
}

/** OLM's labels of an object, as evidence. */
export function marksOf(object: ScannedObject): readonly LeftoverEvidence[] {
  const csvs = csvOfLabels(object).map(({ namespace, name }): LeftoverEvidence => ({
    kind: 'no-owner-csv',
    csvName: name,
    namespace,
  }));
  const labels = Object.entries(object.labels).flatMap(([key, value]): LeftoverEvidence[] =>
    key === 'olm.managed' || key.startsWith('operators.coreos.com/')
      ? [{ kind: 'label', key, value }]
      : [],
  );
  return [...csvs, ...labels];
}

/** Milliseconds until the owner of an object must exist. */
const TIMEOUT = 10 * 60_000;

/** Whether an object was created recently, or at an unknown time. */
function isYoung(
  { createdAt }: ScannedObject,
  { scannedAt }: Pick<ScannedCluster, 'scannedAt'>,
): boolean {
  return createdAt === null || !(scannedAt - Date.parse(createdAt) >= TIMEOUT);
}

/** Whether OLM or a starting Operator might still create the objects that belong to a recent one. */
export function isBeingInstalled(
  object: ScannedObject,
  namespaces: readonly string[],
  cluster: ScannedOf<never>,
): boolean {
  if (!isYoung(object, cluster)) return false;
  const isHere = ({ namespace }: ScannedObject) => namespaces.includes(namespace ?? '');
  return (
    namespaces.some((namespace) => !isSeenIn(cluster.csvs, namespace)) ||
    seen(cluster.csvs).some((csv) => isHere(csv) && INSTALLING.includes(csv.phase ?? ''))
  );
}

/** Phases of a CSV before it runs. A new one has none. */
const INSTALLING: readonly string[] = ['', 'Pending', 'InstallReady', 'Installing'];

/** The package and namespace that an object was installed with. */
export type FormerOwner = {
  readonly packageName: string | null;
  readonly namespace: string | null;
};

/** `<package>.<namespace>`, which OLM uses in labels and as the name of its list of components. */
export function componentNamesOf({ labels }: Pick<ScannedObject, 'labels'>): readonly string[] {
  return Object.keys(labels).flatMap((label) =>
    label.startsWith(COMPONENT_PREFIX) ? label.slice(COMPONENT_PREFIX.length) : [],
  );
}

/**
 * The component names of a Subscription. OLM cuts them to 63 characters (`ComponentLabelKey` in
 * pkg/controller/operators/decorators/operator.go), and removes characters that a label cannot end with: both forms are
 * included.
 */
export function subscribedComponents({
  packageName,
  namespace,
}: Pick<ScannedSubscription, 'packageName' | 'namespace'>): readonly string[] {
  if (packageName === null || namespace === null) return [];
  const cut = `${packageName}.${namespace}`.slice(0, LONGEST);
  const trimmed = componentLabel(packageName, namespace).slice(COMPONENT_PREFIX.length);
  return cut === trimmed ? [cut] : [cut, trimmed];
}

const LONGEST = 63;

/** The package and namespace in a name that is not cut. A package name can contain dots, a namespace cannot. */
export function ownerInName(component: string): FormerOwner {
  const end = component.lastIndexOf('.');
  if (end < 0) return { packageName: component, namespace: null };
  return {
    packageName: component.slice(0, end),
    namespace: component.length < LONGEST ? component.slice(end + 1) : null,
  };
}

/** Whether a component belongs to a package in any namespace. */
export function isOfPackage(component: string, packageName: string): boolean {
  return component.startsWith(`${packageName}.`.slice(0, LONGEST));
}

/** Derived data that several rules use. */
export type ClusterFacts<Reads extends ScanName = never> = {
  readonly cluster: ScannedOf<Reads>;
  /** `<package>.<namespace>` of all readable Subscriptions and CSVs. */
  readonly components: ReadonlySet<string>;
  /** By namespace and name. */
  readonly csvs: ReadonlyMap<string, ScannedCsv>;
  /** The CSVs that a Subscription names or an unfinished InstallPlan creates, by namespace and name. */
  readonly expectedCsvs: ReadonlySet<string>;
  /** The names of the CustomResourceDefinitions that CSVs own or require, or that InstallPlans have steps for. */
  readonly definitions: ReadonlySet<string>;
  /** The API groups of the cluster; `null`: unknown. */
  readonly groups: ReadonlySet<string> | null;
};

export function factsOf(cluster: ScannedCluster): ClusterFacts<ScanName> {
  const csvs = seen(cluster.csvs);
  return {
    cluster,
    components: new Set([
      ...seen(cluster.subscriptions).flatMap(subscribedComponents),
      ...csvs.flatMap(componentNamesOf),
    ]),
    csvs: new Map(csvs.map((csv) => [csvKey(csv.namespace ?? '', csv.name), csv])),
    expectedCsvs: new Set(expectedIn(cluster)),
    definitions: new Set([
      ...csvs.flatMap(({ owned, required }) => [...owned, ...required]),
      ...seen(cluster.installPlans).flatMap(({ definitions }) => definitions),
    ]),
    groups: groupsIn(cluster),
  };
}

/** Each served group has an APIService, including those of the API server and of CRDs. */
function groupsIn({ apiServices }: ScannedOf<never>): ReadonlySet<string> | null {
  const groups = seen(apiServices).map(({ group }) => group);
  return isSeenEverywhere(apiServices) && groups.length > 0 ? new Set(groups) : null;
}

/** A CSV by namespace and name. Labels contain at most 63 characters of the name. */
export function csvKey(namespace: string, name: string): string {
  return `${namespace}/${name.slice(0, 63)}`;
}

/** The CSVs that a Subscription names or an unfinished InstallPlan creates. */
function expectedIn({ subscriptions, installPlans }: ScannedOf<never>): readonly string[] {
  const named = seen(subscriptions).flatMap(({ namespace, installedCsv, currentCsv }) =>
    [installedCsv, currentCsv].flatMap((name) =>
      name === null ? [] : csvKey(namespace ?? '', name),
    ),
  );
  return [...named, ...seen(installPlans).flatMap(plannedBy)];
}

function plannedBy({ isOver, namespace, csvNames }: ScannedPlan): readonly string[] {
  return isOver ? [] : csvNames.map((name) => csvKey(namespace ?? '', name));
}

/** Whether a CSV neither exists nor is about to be created by an InstallPlan or a Subscription. */
function isCsvDeleted(facts: ClusterFacts, namespace: string, name: string): boolean {
  const { csvs, subscriptions, installPlans } = facts.cluster;
  const isSeen = [csvs, subscriptions, installPlans].every((list) => isSeenIn(list, namespace));
  const key = csvKey(namespace, name);
  return isSeen && !facts.csvs.has(key) && !facts.expectedCsvs.has(key);
}

/**
 * Evidence for what OLM v1 created for a ClusterExtension that no longer exists. The garbage collector deletes it with the
 * extension, unless that was deleted with `--cascade=orphan`, which also removes the owner references.
 */
export function ofGoneExtension(
  { labels, owners, deletedAt }: ScannedObject,
  { extensions }: Pick<ScannedCluster, 'extensions'>,
): readonly LeftoverEvidence[] {
  const name = ownerIn(labels);
  const isKept = name === null || owners.length > 0 || deletedAt !== null;
  if (!isSeenEverywhere(extensions) || isKept) return [];
  return seen(extensions).some((one) => one.name === name) ? [] : [{ kind: 'no-extension', name }];
}
