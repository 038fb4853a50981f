import { queryOptions, useQuery } from '@tanstack/react-query';
import { concurrencyLimit, getJson, getMetadata, withRetries } from '~/kube/request';
import { ClusterError } from '~/kube/clusterError';
import { fromQuery } from '~/kube/fromQuery';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { Loadable } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
import { queryClient } from '~/kube/queryClient';
import { listPermission } from '~/kube/permissions';
import { namespacedKinds } from '~/olm/namespaces/namespaceContents';
import { resultFor } from '~/olm/permissions/policyRule';
import { discovery } from '~/olm/read/discovery';
import { rulesFor } from '~/olm/read/rulesFor';
import {
  hasHealth,
  kindsToLookThrough,
  MOST_OWNED,
  type OwnedObject,
  ownedTree,
  ownedHealth,
} from '~/operands/rules/ownedTree';
import type { InstanceHealth } from '~/operands/rules/instanceHealth';

export type Owned = {
  readonly objects: readonly OwnedObject[];
  /** The health of resources that report it, by uid. */
  readonly healthByUid: ReadonlyMap<string, InstanceHealth>;
  /** The list might be incomplete. */
  readonly isCut: boolean;
  /** Kinds that the user cannot list. */
  readonly refused: readonly string[];
};

export type OwnedBy = {
  readonly uid: string;
  readonly namespace: string;
  /** Kinds that the author of the API declares. */
  readonly declared: readonly string[];
  /** The APIs of the same Operator, as `plural.group`. */
  readonly apis: readonly string[];
  /** Kinds that its Operators have permission to create, as `group/plural`. */
  readonly creatable: readonly string[];
};

/** The resources that an instance owns in its namespace, read once. */
export function useOwned(by: OwnedBy): Loadable<Owned> {
  return fromQuery(useQuery(owned(by)));
}

function owned(by: OwnedBy) {
  return queryOptions({
    queryKey: ['operands', 'owned', by],
    queryFn: ({ signal }) => readOwned(by, signal),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
}

async function readOwned(
  { uid, namespace, ...wanted }: OwnedBy,
  signal: AbortSignal,
): Promise<Owned> {
  const [served, rules] = await Promise.all([
    withRetries(() => queryClient.query(discovery)),
    rulesFor(namespace, signal),
  ]);
  const kinds = kindsToLookThrough(
    served.flatMap((list) => namespacedKinds(list) ?? []),
    wanted,
  );
  const isRefused = (model: ResourceModel) =>
    resultFor(rules, listPermission(model, namespace)) === 'not-allowed';
  const lists = await Promise.all(
    kinds
      .filter((model) => !isRefused(model))
      .map((model) => inTurn(() => listed(model, namespace, { read: getMetadata, signal }))),
  );
  const objects = ownedTree(uid, lists);
  const found = new Set(objects.map(({ model }) => model));
  const telling = kinds.filter((model) => found.has(model) && hasHealth(model, wanted.apis));
  const whole = await Promise.all(
    telling.map((model) => inTurn(() => listed(model, namespace, { read: getJson, signal }))),
  );
  return {
    objects,
    healthByUid: new Map(
      whole.flatMap(({ model, items }) => items.map((one) => healthEntry(model, one))),
    ),
    isCut: objects.length === MOST_OWNED || lists.some((list) => list.isCut && !list.isRefused),
    // The rules of the user can be incomplete.
    refused: kinds
      .filter((one) => isRefused(one) || lists.some((list) => list.model === one && list.isRefused))
      .map(({ kind }) => kind),
  };
}

/** Items of a list have no `kind`. */
function healthEntry(model: ResourceModel, object: unknown): readonly [string, InstanceHealth] {
  const { metadata } = recordIn(object);
  const uid = textIn(recordIn(metadata)['uid']) ?? '';
  return [uid, ownedHealth({ ...recordIn(object), kind: model.kind })];
}

/** A kind that cannot be listed does not hide the others. */
async function listed(
  model: ResourceModel,
  namespace: string,
  { read, signal }: { readonly read: typeof getMetadata; readonly signal: AbortSignal },
) {
  try {
    const list = recordIn(await read(model, { namespace, query: { limit: '500' } }, signal));
    const { items, metadata } = list;
    const isCut = textIn(recordIn(metadata)['continue']) !== null;
    return { model, items: listIn(items), isCut, isRefused: false };
  } catch (error) {
    if (!(error instanceof ClusterError)) throw error;
    const { kind } = error.failure;
    return { model, items: [], isCut: kind !== 'not-found', isRefused: kind === 'forbidden' };
  }
}

const inTurn = concurrencyLimit(4);
