import { jobModel } from '~/kube/models/job';
import type { ClusterFacts } from './clusterFacts';
import { type Leftover } from './leftover';
import { newLeftover } from './newLeftover';
import { isPlatforms } from './owners';
import type { ScannedJob } from './scannedMachinery';
import { type ScannedCluster, isSeenEverywhere, seen } from './scannedCluster';

/**
 * Failed Jobs of bundle unpacking that nothing needs: each blocks another attempt with the same bundle
 * (pkg/controller/bundle/bundle_unpacker.go, `ensureJob`). Newer releases delete them five minutes after their end
 * (`ttlSecondsAfterFinished`), OpenShift 4.16 to 4.21 do not. Their ConfigMaps are no leftovers: OLM uses them again, and
 * the garbage collector deletes them with their CatalogSource, which owns them.
 */
export function unpackRemains({ cluster }: ClusterFacts): readonly Leftover[] {
  const { subscriptions, installPlans } = cluster;
  if (![subscriptions, installPlans].every(isSeenEverywhere)) return [];
  return seen(cluster.jobs).flatMap((object) => {
    const { labels, failed, namespace } = object;
    const isUnpackJob = labels['operatorframework.io/bundle-unpack-ref'] !== undefined;
    const isFree = object.deletedAt === null && !isPlatforms(object);
    if (failed === null || !isUnpackJob || !isFree || isWanted(object, cluster)) return [];
    return [
      newLeftover(
        'unpack-job',
        { model: jobModel, object },
        {
          evidence: [
            { kind: 'condition', type: 'Failed', message: failed.message ?? '' },
            { kind: 'not-needed-by-plan' },
          ],
          formerOwner: { packageName: null, namespace },
        },
      ),
    ];
  });
}

/**
 * An InstallPlan refers to it, finished or not, because it is deleted with its Subscription; or a Subscription or an
 * InstallPlan waits for a bundle of a catalog in the namespace.
 */
function isWanted(
  { name, namespace, images }: ScannedJob,
  { subscriptions, installPlans }: ScannedCluster,
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
