import { useEffect, useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { type RunActions, runActions, useTabRun } from '~/kube/tabRuns';
import { begunRun, type RemovalRun } from '~/remove/rules/run/removalRun';
import type { ObservedObject, StepObservation } from '~/remove/rules/run/observedObject';
import type { RemovalStep, RemovalSubject } from '~/remove/rules/run/removalStep';
import { COPIED_FROM } from '~/olm/installed/copyLabel';
import { dataOr, loading, map, ready, type Loadable } from '~/kube/loadable';
import { knownOperators, type KnownOperator } from '~/remove/rules/run/knownOperators';
import { systemController } from '~/remove/rules/run/systemFinalizers';
import {
  clusterServiceVersionModel,
  type ClusterServiceVersion,
} from '~/kube/models/clusterServiceVersion';
import { useAllowedList, useAllowedLists } from '~/kube/allowedLists';
import { type FinalizerRelease, useFinalizerRelease } from './finalizerRelease';
import { sendDue } from './removalSends';
import { useRemovalObservations } from './removalObservations';
import { removals, setRun, showRun, sendRunEvent } from './removalStore';

/** A run with what is seen of the cluster, and what can be done about it. */
export type RemovalRunControl = RunActions & {
  readonly run: RemovalRun;
  /** What is seen of the objects of the stage that the run is at, by the ids of the steps. */
  readonly observations: ReadonlyMap<string, StepObservation>;
  /** What keeps the cluster from being seen as it is now: what has gone meanwhile is not noticed. */
  readonly watchFailure: Failure | null;
  /** Who could clear finalizers; loading as long as nobody has to know. */
  readonly operators: Loadable<readonly KnownOperator[]>;
  /** Sends nothing further; what is on its way goes on. */
  readonly pause: () => void;
  /** Reads an object once that may not be watched. */
  readonly reload: (id: string) => void;
  readonly release: FinalizerRelease;
};

/**
 * The removal of something in this tab, which goes on as long as something shows it; `null`: there is none. One that an
 * earlier page began, or that was left, is paused.
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
 * Begins a removal in the place of one of the same subject. It is carried out while something shows it.
 * @param after the ids of the subjects whose removals have to be over first
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
 * The Operators that could clear the finalizers that objects are held by: nothing is read as long as those are of Kubernetes
 * and OLM only. Who may not list the CSVs of the cluster knows those of the objects' namespaces, which are copies.
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

/** A namespace cannot be called so; stands for objects that are in none. */
const NOWHERE = '-';

/** So many are looked into at most. */
const MOST = 5;

/** Namespaces of the objects with finalizers of others than Kubernetes and OLM. */
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

/** What could be read of the namespaces; where that is nothing, why the whole cluster could not be. */
function together(refused: Csvs, lists: ReadonlyMap<string, Csvs>): Csvs {
  const read = [...lists.values()].filter(({ status }) => status !== 'failed');
  if (read.length === 0) return refused;
  const there = read.filter(({ status }) => status === 'ready');
  return there.length === 0 ? loading : ready(there.flatMap((list) => dataOr(list, [])));
}

type Csvs = Loadable<readonly ClusterServiceVersion[]>;
