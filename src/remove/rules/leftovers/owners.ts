import type { OwnerReference } from '~/kube/models/meta';
import { type ClusterFacts, isCsvDeleted } from './clusterFacts';
import { type FormerOwner, componentNamesOf, ownerInName } from './componentNames';
import type { Evidence } from './leftover';
import type { ScannedObject } from './scannedObject';
import { isSeenEverywhere, isSeenIn } from './scannedCluster';

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
export function goneOwners({ owners }: ScannedObject): readonly Evidence[] {
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
export function marksOf(object: ScannedObject): readonly Evidence[] {
  const csvs = csvOfLabels(object).map(({ namespace, name }): Evidence => ({
    kind: 'no-owner-csv',
    csvName: name,
    namespace,
  }));
  const labels = Object.entries(object.labels).flatMap(([key, value]): Evidence[] =>
    key === 'olm.managed' || key.startsWith('operators.coreos.com/')
      ? [{ kind: 'label', key, value }]
      : [],
  );
  return [...csvs, ...labels];
}
