import { useEffect, useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { type RunActions, runActions, useTabRun } from '~/kube/tabRuns';
import { begunRun, type RemovalRun } from '~/remove/rules/run/removalRun';
import type { Sight, StepSight } from '~/remove/rules/run/removalSight';
import type { RemovalStep, RemovalSubject } from '~/remove/rules/run/removalStep';
import { COPIED_FROM } from '~/olm/installed/copyLabel';
import { dataOr, loading, map, ready, type Loadable } from '~/kube/loadable';
import { knownOperators, type KnownOperator } from '~/remove/rules/run/knownOperators';
import { systemKeeper } from '~/remove/rules/run/systemFinalizers';
import {
  clusterServiceVersionModel,
  type ClusterServiceVersion,
} from '~/kube/models/clusterServiceVersion';
import { useAllowedList, useAllowedLists } from '~/kube/allowedLists';
import { type FinalizerRelease, useFinalizerRelease } from './finalizerRelease';
import { sendDue } from './removalSends';
import { useRemovalSights } from './removalSights';
import { removals, setRun, showRun, tellRun } from './removalStore';

/** A run with what is seen of the cluster, and what can be done about it. */
export type RemovalRunControl = RunActions & {
  readonly run: RemovalRun;
  /** What is seen of the objects of the stage that the run is at, by the ids of the steps. */
  readonly sights: ReadonlyMap<string, StepSight>;
  /** What keeps the cluster from being seen as it is now: what has gone meanwhile is not noticed. */
  readonly blindness: Failure | null;
  /** Who could clear finalizers; loading as long as nobody has to know. */
  readonly operators: Loadable<readonly KnownOperator[]>;
  /** Sends nothing further; what is on its way goes on. */
  readonly pause: () => void;
  /** Reads an object once that may not be watched. */
  readonly lookAgain: (id: string) => void;
  readonly release: FinalizerRelease;
};

/**
 * The removal of something in this tab, which goes on as long as something shows it; `null`: there is none. One that an
 * earlier page began, or that was left, is paused.
 * @param subjectId of an Operator `namespace/name`; of a clean-up `leftovers`
 */
export function useRemovalRun(subjectId: string): RemovalRunControl | null {
  const run = useTabRun(removals, subjectId);
  const { sights, blindness, lookAgain } = useRemovalSights(run);
  useEffect(() => showRun(subjectId), [subjectId]);
  const known = useMemo(() => knownSights(sights), [sights]);
  useEffect(() => {
    tellRun(subjectId, { kind: 'seen', sights: known, at: Date.now() });
  }, [subjectId, known, run]);
  useEffect(() => {
    if (run !== null) sendDue(run, sights);
  }, [run, sights]);
  const operators = useKeepers(run, sights);
  const release = useFinalizerRelease(run, sights, lookAgain);
  if (run === null) return null;
  const pause = () => {
    tellRun(subjectId, { kind: 'pause' });
  };
  const actions = runActions(removals, subjectId);
  return { run, sights, blindness, operators, release, lookAgain, pause, ...actions };
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

function knownSights(sights: ReadonlyMap<string, StepSight>): ReadonlyMap<string, Sight> {
  const known = [...sights].flatMap(([id, of]): [string, Sight][] =>
    of.kind === 'loading' || of.sight === null ? [] : [[id, of.sight]],
  );
  return new Map(known);
}

/**
 * The Operators that could clear the finalizers that objects are held by: nothing is read as long as those are of Kubernetes
 * and OLM only. Who may not list the CSVs of the cluster knows those of the objects' namespaces, which are copies.
 */
function useKeepers(
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
