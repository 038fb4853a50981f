import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import type { Stored } from '~/kube/models/meta';
import { create } from '~/kube/write';
import { type ClusterCall, objectOf } from '~/olm/calls/clusterCall';
import { differencesFrom } from '~/olm/namespaces/existingObject';

/**
 * Creates an object. An existing object with the same content is accepted, because the answer to an earlier attempt
 * might have been lost.
 * @returns the new object; `null`: it existed
 * @throws ClusterError: `already-exists` with the differences of another object with that name
 */
export async function ensureCreated(call: Creation): Promise<Stored<string> | null> {
  return unlessCreated(call, () => create(call.model, call.manifest));
}

/**
 * Sends a creation, or its dry run; `null` if the object exists already with the same content.
 * @throws as {@link ensureCreated}
 */
export async function unlessCreated<T>(
  call: Creation,
  attempt: () => Promise<T>,
): Promise<T | null> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ClusterError) || error.failure.kind !== 'already-exists') throw error;
    const stored = await getJson(call.model, objectOf(call), new AbortController().signal);
    const differences = differencesFrom(call.manifest, stored);
    if (differences.length > 0) throw new ClusterError({ ...error.failure, differences });
    return null;
  }
}

type Creation = Extract<ClusterCall, { readonly kind: 'create' }>;
