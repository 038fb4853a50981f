import { ClusterError } from '~/kube/clusterError';
import { concurrencyLimit, getList } from '~/kube/request';
import { listPermission } from '~/kube/permissions';
import { ifAllowed, mayList } from '~/kube/useCan';
import { queryClient } from '~/kube/queryClient';
import { reviewListByRules } from './rulesFor';
import type { ResourceModel } from '~/kube/models/meta';
import { type Namespace, namespaceModel, projectModel } from '~/kube/models/namespace';

/** The namespaces in which the user can list a kind: all (`null`) or some. */
export type StoredPlaces = readonly [null] | readonly string[];

/** The maximum number of reviewed namespaces. Users with more of them see the missing permission instead. */
const MAX_NAMESPACES = 100;

/**
 * Determines where the user can list a kind.
 * @throws ClusterError `forbidden`, with the permission to list in all namespaces, if the user can list it nowhere
 */
export async function storedPlaces(
  model: ResourceModel,
  signal: AbortSignal,
): Promise<StoredPlaces> {
  const { places } = await placesToList(model, {}, signal);
  return places;
}

export type PlacesToList = {
  readonly places: StoredPlaces;
  /** The visible namespaces without permission to list the kind. */
  readonly refused: readonly string[];
};

/**
 * The namespaces with and without permission to list a kind.
 */
export async function placesToList(
  model: ResourceModel,
  { near = [], isOneOfMany = false }: ReviewedPlaces,
  signal: AbortSignal,
): Promise<PlacesToList> {
  if (await mayList(queryClient, model, null)) return { places: [null], refused: [] };
  const seen = model.namespaced ? await namespacesSeen(signal) : [];
  const requested = model.namespaced ? [...new Set([...near, ...seen])] : [];
  const answers = await Promise.all(
    requested.map((namespace) =>
      inTurn(async () => {
        signal.throwIfAborted();
        if (isOneOfMany) await reviewListByRules(model, namespace);
        return mayList(queryClient, model, namespace);
      }),
    ),
  );
  const places = requested.filter((_, index) => answers[index] === true);
  if (places.length > 0)
    return { places, refused: requested.filter((one) => !places.includes(one)) };
  throw new ClusterError({
    kind: 'forbidden',
    message: '',
    permission: listPermission(model, null),
  });
}

export type ReviewedPlaces = {
  /** Namespaces that are always reviewed. */
  readonly near?: readonly string[];
  /** The caller reviews several kinds. */
  readonly isOneOfMany?: boolean;
};

const inTurn = concurrencyLimit(6);

/** As projects, which every user can list. On plain Kubernetes, few users can list namespaces. */
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
