import { ClusterError } from '~/kube/clusterError';
import { getList } from '~/kube/request';
import { listPermission } from '~/kube/permissions';
import { ifAllowed, mayList } from '~/kube/askedFirst';
import { queryClient } from '~/kube/queryClient';
import { concurrencyLimit } from '~/kube/concurrencyLimit';
import type { ResourceModel } from '~/kube/models/meta';
import { type Namespace, namespaceModel, projectModel } from '~/kube/models/namespace';

/** Where the user may list the objects of a kind: everywhere (`null`), or in some namespaces. */
export type StoredPlaces = readonly [null] | readonly string[];

/** Namespaces that are asked about: whoever sees more of them without seeing all is told what is missing instead. */
const MAX_NAMESPACES = 100;

/**
 * Finds out where the objects of a kind may be listed, before anything is.
 * @throws ClusterError `forbidden`, with the right to list them everywhere, when they may be listed nowhere
 */
export async function storedPlaces(
  model: ResourceModel,
  signal: AbortSignal,
): Promise<StoredPlaces> {
  const { places } = await placesToList(model, [], signal);
  return places;
}

export type PlacesToList = {
  readonly places: StoredPlaces;
  /** The namespaces that the user sees without being allowed to list the objects there. */
  readonly refused: readonly string[];
};

/**
 * The same, with those in which they may not be listed.
 * @param near namespaces that are asked about in any case
 */
export async function placesToList(
  model: ResourceModel,
  near: readonly string[],
  signal: AbortSignal,
): Promise<PlacesToList> {
  if (await mayList(queryClient, model, null)) return { places: [null], refused: [] };
  const seen = model.namespaced ? await namespacesSeen(signal) : [];
  const asked = model.namespaced ? [...new Set([...near, ...seen])] : [];
  const answers = await Promise.all(
    asked.map((namespace) => inTurn(() => mayList(queryClient, model, namespace))),
  );
  const places = asked.filter((_, index) => answers[index] === true);
  if (places.length > 0) return { places, refused: asked.filter((one) => !places.includes(one)) };
  throw new ClusterError({ kind: 'forbidden', message: '', right: listPermission(model, null) });
}

const inTurn = concurrencyLimit(6);

/** As projects, which everybody may list; on plain Kubernetes few may list namespaces. */
async function namespacesSeen(signal: AbortSignal): Promise<readonly string[]> {
  for (const model of [projectModel, namespaceModel]) {
    try {
      const found = await ifAllowed(getList<Namespace>)(model, {}, signal);
      const names = found.map(({ metadata }) => metadata.name);
      return names.length > MAX_NAMESPACES ? [] : names;
    } catch (error) {
      if (!(error instanceof ClusterError)) throw error;
    }
  }
  return [];
}
