import { useMemo } from 'react';
import { COPIED_FROM } from '~/olm/installed/copyLabel';
import { type Loadable, dataOr, loading, map, ready } from '~/kube/loadable';
import { type KnownOperator, knownOperators } from '~/remove/rules/run/knownOperators';
import type { StepSight } from '~/remove/rules/run/removalControl';
import type { RemovalRun } from '~/remove/rules/run/removalRun';
import { systemKeeper } from '~/remove/rules/run/systemFinalizers';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { useAllowedList, useAllowedLists } from '~/kube/allowedLists';

/**
 * The Operators that could clear the finalizers that objects are held by: nothing is read as long as those are of Kubernetes
 * and OLM only. Who may not list the CSVs of the cluster knows those of the objects' namespaces, which are copies.
 */
export function useKeepers(
  run: RemovalRun | null,
  sights: ReadonlyMap<string, StepSight>,
): Loadable<readonly KnownOperator[]> {
  const held = useMemo(() => namespacesHeld(run, sights), [run, sights]);
  const key = held.join();
  const everywhere = useAllowedList<ClusterServiceVersion>(
    clusterServiceVersionModel,
    key === '' ? null : EVERYWHERE,
  );
  const isRefused = everywhere.status === 'failed';
  const namespaces = useMemo(
    () => (isRefused ? key.split(',').filter((name) => name !== NOWHERE) : []),
    [isRefused, key],
  );
  const nearby = useAllowedLists<ClusterServiceVersion>(clusterServiceVersionModel, namespaces);
  return useMemo(() => {
    return map(
      everywhere.status === 'failed' ? together(everywhere, nearby) : everywhere,
      knownOperators,
    );
  }, [everywhere, nearby]);
}

const EVERYWHERE = { namespace: null, withoutLabel: COPIED_FROM } as const;

/** A namespace cannot be called so; stands for objects that are in none. */
const NOWHERE = '-';

/** So many are looked into at most. */
const MOST = 5;

/** Namespaces of the objects with finalizers of others than Kubernetes and OLM. */
function namespacesHeld(
  run: RemovalRun | null,
  sights: ReadonlyMap<string, StepSight>,
): readonly string[] {
  const namespaces = (run?.items ?? []).flatMap(({ step }) => {
    if (step.action.kind !== 'delete' || !isHeldByOthers(sights.get(step.id))) return [];
    return [step.action.call.object.namespace ?? NOWHERE];
  });
  return [...new Set(namespaces)].toSorted().slice(0, MOST);
}

function isHeldByOthers(of: StepSight | undefined): boolean {
  if (of === undefined || of.kind === 'loading' || of.sight?.kind !== 'present') return false;
  const { deletingSince, finalizers } = of.sight;
  return deletingSince !== null && finalizers.some((one) => systemKeeper(one) === null);
}

/** What could be read of the namespaces; where that is nothing, why the whole cluster could not be. */
function together(refused: Csvs, lists: ReadonlyMap<string, Csvs>): Csvs {
  const read = [...lists.values()].filter(({ status }) => status !== 'failed');
  if (read.length === 0) return refused;
  const there = read.filter(({ status }) => status === 'ready');
  return there.length === 0 ? loading : ready(there.flatMap((list) => dataOr(list, [])));
}

type Csvs = Loadable<readonly ClusterServiceVersion[]>;
