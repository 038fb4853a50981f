import { useEffect, useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { type RunActions, runActions, useTabRun } from '~/kube/tabRuns';
import { begunRun, type RemovalRun } from '~/remove/rules/run/removalRun';
import type { ObservedObject, StepObservation } from '~/remove/rules/run/observedObject';
import type { RemovalStep, RemovalSubject } from '~/remove/rules/run/removalStep';
import { COPIED_FROM } from '~/olm/installed/copies';
import { dataOr, loading, map, ready, type Loadable } from '~/kube/loadable';
import { knownOperators, type KnownOperator } from '~/remove/rules/run/knownOperators';
import { systemController } from '~/remove/rules/run/finalizers';
import { type ClusterServiceVersion, clusterServiceVersionModel } from '~/kube/models/olm';
import { useAllowedList, useAllowedLists } from '~/kube/allowedLists';
import { type FinalizerRelease, sendDue, useFinalizerRelease } from './removalSends';
import { useRemovalObservations } from './removalObservations';
import { removals, setRun, showRun, sendRunEvent } from './removalStore';

/** A run with the observed state of the cluster and its actions. */
export type RemovalRunControl = RunActions & {
  readonly run: RemovalRun;
  /** The observed objects of the current stage, by the IDs of the steps. */
  readonly observations: ReadonlyMap<string, StepObservation>;
  /** The failure of a watch. Deletions are not detected. */
  readonly watchFailure: Failure | null;
  /** The Operators that can remove finalizers; loading until needed. */
  readonly operators: Loadable<readonly KnownOperator[]>;
  /** Sends nothing further. Requests in progress continue. */
  readonly pause: () => void;
  /** Reads an object without a watch again. */
  readonly reload: (id: string) => void;
  readonly release: FinalizerRelease;
};

/**
 * The removal of a subject in this tab, which runs while it is visible; `null`: none. A removal of an earlier page, or
 * one that was hidden, is paused.
 * @param subjectId of an Operator `namespace/name`; of a clean-up `leftovers`
 */
export function useRemovalRun(subjectId: string): RemovalRunControl | null {
  const run = useTabRun(removals, subjectId);
  const { observations, watchFailure, reload } = useRemovalObservations(run);
  useEffect(() => showRun(subjectId), [subjectId]);
  const known = useMemo(() => knownObservations(observations), [observations]);
  useEffect(() => {
    sendRunEvent(subjectId, { kind: 'seen', observations: known, at: Date.now() });
  }, [subjectId, known, run]);
  useEffect(() => {
    if (run !== null) sendDue(run, observations);
  }, [run, observations]);
  const operators = useControllers(run, observations);
  const release = useFinalizerRelease(run, observations, reload);
  if (run === null) return null;
  const pause = () => {
    sendRunEvent(subjectId, { kind: 'pause' });
  };
  const actions = runActions(removals, subjectId);
  return { run, observations, watchFailure, operators, release, reload, pause, ...actions };
}

/**
 * Begins a removal in place of a previous one of the same subject. It runs while it is visible.
 * @param after the IDs of the subjects whose removals must be complete first
 */
export function beginRemoval(
  subject: RemovalSubject,
  steps: readonly RemovalStep[],
  after?: readonly string[],
): void {
  setRun(subject.id, begunRun(subject, steps, after));
}

function knownObservations(
  observations: ReadonlyMap<string, StepObservation>,
): ReadonlyMap<string, ObservedObject> {
  const known = [...observations].flatMap(([id, of]): [string, ObservedObject][] =>
    of.kind === 'loading' || of.observed === null ? [] : [[id, of.observed]],
  );
  return new Map(known);
}

/**
 * The Operators that can remove the finalizers of objects; reads nothing if all finalizers belong to Kubernetes and
 * OLM. Without permission to list the CSVs of the cluster, those of the objects' namespaces are read, which include
 * copies.
 */
function useControllers(
  run: RemovalRun | null,
  observations: ReadonlyMap<string, StepObservation>,
): Loadable<readonly KnownOperator[]> {
  const held = useMemo(() => namespacesHeld(run, observations), [run, observations]);
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

/** Not a valid namespace name; represents cluster-scoped objects. */
const NOWHERE = '-';

/** The maximum number of namespaces. */
const MOST = 5;

/** The namespaces of objects with finalizers that belong neither to Kubernetes nor to OLM. */
function namespacesHeld(
  run: RemovalRun | null,
  observations: ReadonlyMap<string, StepObservation>,
): readonly string[] {
  const namespaces = (run?.items ?? []).flatMap(({ step }) => {
    if (step.action.kind !== 'delete' || !isHeldByOthers(observations.get(step.id))) return [];
    return [step.action.call.object.namespace ?? NOWHERE];
  });
  return [...new Set(namespaces)].toSorted().slice(0, MOST);
}

function isHeldByOthers(of: StepObservation | undefined): boolean {
  if (of === undefined || of.kind === 'loading' || of.observed?.kind !== 'present') return false;
  const { deletingSince, finalizers } = of.observed;
  return deletingSince !== null && finalizers.some((one) => systemController(one) === null);
}

/** The readable lists of the namespaces; without any, the failure for the whole cluster. */
function together(refused: Csvs, lists: ReadonlyMap<string, Csvs>): Csvs {
  const read = [...lists.values()].filter(({ status }) => status !== 'failed');
  if (read.length === 0) return refused;
  const there = read.filter(({ status }) => status === 'ready');
  return there.length === 0 ? loading : ready(there.flatMap((list) => dataOr(list, [])));
}

type Csvs = Loadable<readonly ClusterServiceVersion[]>;
