import type { OwnerReference } from '~/kube/models/meta';
import { type ClusterFacts, isCsvGone } from './clusterFacts';
import { type FormerOwner, componentNamesOf, ownerInName } from './componentNames';
import type { Evidence } from './leftover';
import type { ScannedObject } from './scannedObject';
import { isSeenEverywhere, isSeenIn } from './scannedCluster';

/**
 * Whether somebody sees to an object: something owns it, or it belongs to a package that is installed or subscribed. Such an
 * object is never a leftover.
 */
export function isKept(object: ScannedObject, facts: ClusterFacts): boolean {
  return (
    isOwned(object, facts) || componentNamesOf(object).some((name) => mayBeInstalled(name, facts))
  );
}

/** Whether it is going away already, the platform or OLM v1 keeps it, an object owns it, or a CSV by OLM's labels. */
export function isOwned(object: ScannedObject, facts: ClusterFacts): boolean {
  return (
    object.deletedAt !== null ||
    isPlatforms(object) ||
    object.owners.some((owner) => !isKindGone(owner, facts)) ||
    csvOfLabels(object).some(({ namespace, name }) => !isCsvGone(facts, namespace, name))
  );
}

/** A package is installed or subscribed, or could not be looked for. */
function mayBeInstalled(component: string, { cluster, components }: ClusterFacts): boolean {
  const { namespace } = ownerInName(component);
  const isSeen = [cluster.subscriptions, cluster.csvs].every((list) =>
    namespace === null ? isSeenEverywhere(list) : isSeenIn(list, namespace),
  );
  return !isSeen || components.has(component);
}

/**
 * Whether something else than OLM installed it, or took it over, and would bring it back: Helm, Argo CD, or OpenShift's
 * ingress operator, which keeps Istio's definitions (openshift/enhancements, gateway-api-without-olm).
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

/** OpenShift's release and OLM v1 mark what they keep: cluster-version-operator, operator-controller `labels.OwnerKindKey`. */
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
 * Whether an owner is of an API that the cluster no longer has: the garbage collector then can neither find it nor say that
 * it is gone, and leaves what it owned.
 */
function isKindGone({ apiVersion }: OwnerReference, { groups }: ClusterFacts): boolean {
  const [group, version] = apiVersion.split('/');
  return groups !== null && group !== undefined && version !== undefined && !groups.has(group);
}

/** What tells that the owners of an object are of an API that is gone. */
export function goneOwners({ owners }: ScannedObject): readonly Evidence[] {
  return owners.map(({ apiVersion, kind, name }) => ({
    kind: 'owner-kind-gone',
    ownerKind: kind,
    apiVersion,
    name,
  }));
}

/** The CSV that OLM made an object for; a copy stands for its original. Source: pkg/lib/ownerutil, `OwnerLabel`. */
export function csvOfLabels({ labels }: Pick<ScannedObject, 'labels'>): readonly {
  readonly namespace: string;
  readonly name: string;
}[] {
  const name = labels['olm.owner'];
  const namespace = labels['olm.copiedFrom'] ?? labels['olm.owner.namespace'];
  const isCsv = labels['olm.owner.kind'] === 'ClusterServiceVersion';
  return isCsv && name !== undefined && namespace !== undefined ? [{ namespace, name }] : [];
}

/** Whose an object was, by OLM's labels. */
export function formerOwnerOf(object: ScannedObject): FormerOwner {
  const [component] = componentNamesOf(object);
  const [csv] = csvOfLabels(object);
  if (component === undefined) return { packageName: null, namespace: csv?.namespace ?? null };
  const owner = ownerInName(component);
  return { ...owner, namespace: owner.namespace ?? csv?.namespace ?? null };
}

/** Whether OLM marked an object as its own. */
export function originOf(object: ScannedObject): 'olm' | 'unknown' {
  const { labels } = object;
  const isOlms =
    labels['olm.managed'] === 'true' ||
    labels['olm.owner'] !== undefined ||
    componentNamesOf(object).length > 0;
  return isOlms ? 'olm' : 'unknown';
}

/** OLM's marks on an object, as evidence. */
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
