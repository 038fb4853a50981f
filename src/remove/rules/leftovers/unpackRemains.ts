import { configMapModel } from '~/kube/models/configMap';
import { jobModel } from '~/kube/models/job';
import type { ClusterFacts } from './clusterFacts';
import type { Evidence, Leftover } from './leftover';
import { evidenceOf, newLeftover } from './newLeftover';
import { isPlatforms } from './owners';
import type { ScannedJob } from './scannedMachinery';
import type { ScannedObject } from './scannedObject';
import { type ScannedCluster, isSeenEverywhere, isSeenIn, seen } from './scannedCluster';

/**
 * Objects of bundle unpacking that nothing needs. OLM reuses a ConfigMap for the next installation of the same bundle,
 * and a failed Job blocks another attempt (pkg/controller/bundle/bundle_unpacker.go, `ensureConfigmap` and
 * `ensureJob`). Therefore only failed ones and those without their catalog are leftovers. A Job is deleted
 * automatically five minutes after its end (recordings, `ttlSecondsAfterFinished`), but not those of older releases.
 */
export function unpackRemains({ cluster }: ClusterFacts): readonly Leftover[] {
  const { subscriptions, installPlans } = cluster;
  if (![subscriptions, installPlans].every(isSeenEverywhere)) return [];
  const jobs = seen(cluster.jobs).filter(isUnpackJob);
  return [
    ...jobs.flatMap((object) =>
      evidenceOf(jobEvidence(object, cluster)).map((evidence) =>
        newLeftover('unpack-job', { model: jobModel, object }, { evidence, ...placeOf(object) }),
      ),
    ),
    ...seen(cluster.configMaps).flatMap((object) =>
      evidenceOf(configMapEvidence(object, cluster)).map((evidence) =>
        newLeftover(
          'unpack-config-map',
          { model: configMapModel, object },
          { evidence, ...placeOf(object) },
        ),
      ),
    ),
  ];
}

function placeOf({ namespace }: ScannedObject): Pick<Leftover, 'formerOwner'> {
  return { formerOwner: { packageName: null, namespace } };
}

function isUnpackJob({ labels }: ScannedObject): boolean {
  return labels['operatorframework.io/bundle-unpack-ref'] !== undefined;
}

/** Empty: needed, or possibly needed. */
function jobEvidence(job: ScannedJob, cluster: ScannedCluster): readonly Evidence[] {
  const isFree = job.deletedAt === null && !isPlatforms(job) && job.isOver;
  if (!isFree || isWanted(job, cluster)) return [];
  const gone = catalogGone(configMapOf(job, cluster), cluster);
  if (job.failed === null && gone.length === 0) return [];
  return [...failure(job), ...gone, { kind: 'not-needed-by-plan' }];
}

/** The ConfigMap of a Job has its name and owns it. */
function configMapOf(
  { name, namespace }: ScannedJob,
  { configMaps }: ScannedCluster,
): ScannedObject | null {
  return seen(configMaps).find((one) => one.name === name && one.namespace === namespace) ?? null;
}

function failure({ failed }: ScannedJob): readonly Evidence[] {
  if (failed === null) return [];
  return [{ kind: 'condition', type: 'Failed', message: failed.message ?? '' }];
}

/** Empty: needed, or possibly needed. */
function configMapEvidence(object: ScannedObject, cluster: ScannedCluster): readonly Evidence[] {
  if (!isUnpacked(object) || !isSeenIn(cluster.jobs, object.namespace ?? '')) return [];
  const job = seen(cluster.jobs).find(
    ({ name, namespace }) => name === object.name && namespace === object.namespace,
  );
  if (job?.isOver === false || isWanted(job ?? object, cluster)) return [];
  const failed = job === undefined ? [] : failure(job);
  const reasons = [...catalogGone(object, cluster), ...failed];
  if (reasons.length === 0) return [];
  return [
    ...reasons,
    { kind: 'not-needed-by-plan' },
    { kind: 'label', key: 'olm.managed', value: 'true' },
  ];
}

function isUnpacked(object: ScannedObject): boolean {
  const isOlms = object.labels['olm.managed'] === 'true' && UNPACKED.test(object.name);
  return isOlms && object.deletedAt === null && !isPlatforms(object);
}

/** SHA-256 of the bundle's image, in hexadecimal without the last digit, because a label has at most 63 characters. */
const UNPACKED = /^[0-9a-f]{63}$/;

/**
 * Evidence that the CatalogSource of a ConfigMap does not exist, or that the ConfigMap refers to none; empty: it
 * exists, or might.
 */
function catalogGone(
  object: ScannedObject | null,
  { catalogSources }: ScannedCluster,
): readonly Evidence[] {
  const namespace = object?.namespace ?? '';
  if (object === null || !isSeenIn(catalogSources, namespace)) return [];
  const [owner, ...others] = object.owners;
  if (owner === undefined) return [{ kind: 'catalog-gone', namespace, name: null }];
  const isThere = seen(catalogSources).some(
    ({ uid, ...one }) => one.namespace === namespace && uid === owner.uid,
  );
  if (others.length > 0 || owner.kind !== 'CatalogSource' || isThere) return [];
  return [{ kind: 'catalog-gone', namespace, name: owner.name }];
}

/**
 * An InstallPlan refers to it, finished or not, because it is deleted with its Subscription; or a Subscription or an
 * InstallPlan waits for a bundle of a catalog in the namespace.
 */
function isWanted(
  object: ScannedObject & Partial<Pick<ScannedJob, 'images'>>,
  { subscriptions, installPlans }: ScannedCluster,
): boolean {
  const { name, namespace, images = [] } = object;
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
