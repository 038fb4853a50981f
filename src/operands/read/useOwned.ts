import { queryOptions, useQuery } from '@tanstack/react-query';
import { askAgain } from '~/kube/askAgain';
import { ClusterError } from '~/kube/clusterError';
import { fromQuery } from '~/kube/fromQuery';
import { listIn, recordIn } from '~/kube/json';
import type { Loadable } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
import { queryClient } from '~/kube/queryClient';
import { getMetadata, reviewRules } from '~/kube/request';
import { listRight } from '~/kube/rights';
import { turns } from '~/kube/turns';
import { namespacedKinds } from '~/olm/namespaces/namespaceContents';
import { reviewedRules, verdictOf } from '~/olm/permissions/reviewedRules';
import { discovery } from '~/olm/read/discovery';
import { kindsToLookThrough, type OwnedObject, ownedTree } from '~/operands/rules/ownedTree';

export type Owned = {
  readonly objects: readonly OwnedObject[];
  /** Kinds that the user may not list. */
  readonly refused: readonly string[];
};

export type OwnedBy = {
  readonly uid: string;
  readonly namespace: string;
  /** Kinds that the author of the API declares. */
  readonly declared: readonly string[];
  /** The APIs of the same Operator, as `plural.group`. */
  readonly apis: readonly string[];
};

/** What an instance owns in its namespace, as it is when it is read. */
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
  { uid, namespace, declared, apis }: OwnedBy,
  signal: AbortSignal,
): Promise<Owned> {
  const [served, rules] = await Promise.all([
    askAgain(() => queryClient.query(discovery)),
    rulesIn(namespace, signal),
  ]);
  const kinds = kindsToLookThrough(
    served.flatMap((list) => namespacedKinds(list) ?? []),
    declared,
    apis,
  );
  const isRefused = (model: ResourceModel) =>
    verdictOf(rules, listRight(model, namespace)) === 'not-allowed';
  const lists = await Promise.all(
    kinds
      .filter((model) => !isRefused(model))
      .map((model) => inTurn(() => listed(model, namespace, signal))),
  );
  return {
    objects: ownedTree(uid, lists),
    refused: kinds.filter(isRefused).map(({ kind }) => kind),
  };
}

/** A review that fails forbids nothing: the server decides. */
async function rulesIn(namespace: string, signal: AbortSignal) {
  try {
    return reviewedRules(await reviewRules(namespace, signal));
  } catch (error) {
    if (error instanceof ClusterError) return reviewedRules(null);
    throw error;
  }
}

/** One kind that cannot be listed does not hide the others. */
async function listed(model: ResourceModel, namespace: string, signal: AbortSignal) {
  try {
    const list = await getMetadata(model, { namespace, query: { limit: '500' } }, signal);
    return { model, items: listIn(recordIn(list)['items']) };
  } catch (error) {
    if (error instanceof ClusterError) return { model, items: [] };
    throw error;
  }
}

const inTurn = turns(4);
