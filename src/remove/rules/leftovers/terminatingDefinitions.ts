import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import { ownerIn } from '~/olm/extensions/ownerLabels';
import { TIMEOUT } from './terminatingNamespaces';
import type { Leftover } from './leftover';
import { newLeftover } from './newLeftover';
import { originOf } from './owners';
import { type ScannedCluster, seen } from './scannedCluster';

/** The API server removes it when no instances remain (apiextensions-apiserver, pkg/controller/finalizer). */
const CLEANUP = 'customresourcecleanup.apiextensions.k8s.io';

/**
 * CustomResourceDefinitions in deletion whose instances have finalizers without a controller: a later installation
 * fails until they are gone (recording v1_delete_with_finalizer).
 */
export function terminatingDefinitions({
  definitions,
  scannedAt,
}: ScannedCluster): readonly Leftover[] {
  return seen(definitions)
    .filter(
      ({ deletedAt, finalizers }) =>
        deletedAt !== null &&
        finalizers.includes(CLEANUP) &&
        scannedAt - Date.parse(deletedAt) >= TIMEOUT,
    )
    .map((object) =>
      newLeftover(
        'terminating-definition',
        { model: customResourceDefinitionModel, object },
        {
          evidence: [
            {
              kind: 'held-by',
              resources: [{ resource: object.name, count: null, finalizers: [] }],
            },
          ],
          cleanUp: { kind: 'none' },
          origin: ownerIn(object.labels) === null ? originOf(object) : 'olm',
        },
      ),
    );
}
