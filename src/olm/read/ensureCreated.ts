import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { create } from '~/kube/write';
import { type ClusterCall, objectOf } from '~/olm/calls/clusterCall';
import { differencesFrom } from '~/olm/namespaces/existingObject';

/**
 * Creates an object. An existing object with the same content is accepted, because the answer to an earlier attempt
 * might have been lost.
 * @throws ClusterError: `already-exists` with the differences of another object with that name
 */
export async function ensureCreated({ model, manifest, ...call }: Creation): Promise<void> {
  try {
    await create(model, manifest);
  } catch (error) {
    if (!(error instanceof ClusterError) || error.failure.kind !== 'already-exists') throw error;
    const object = objectOf({ ...call, model, manifest });
    const stored = await getJson(model, object, new AbortController().signal);
    const differences = differencesFrom(manifest, stored);
    if (differences.length > 0) throw new ClusterError({ ...error.failure, differences });
  }
}

type Creation = Extract<ClusterCall, { readonly kind: 'create' }>;
