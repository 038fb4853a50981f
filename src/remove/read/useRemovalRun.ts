import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RemovalRunControl, StepSight } from '~/remove/rules/run/removalControl';
import { begunRun, nextTick, type RemovalRun } from '~/remove/rules/run/removalRun';
import type { Sight } from '~/remove/rules/run/removalSight';
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
import { useFinalizerRelease } from './finalizerRelease';
import { sendDue } from './removalSends';
import { useRemovalSights } from './removalSights';
import { currentRun, setRun, showRun, subscribeToRuns, tellRun } from './removalStore';

/**
 * The removal of something in this tab, which goes on as long as something shows it; `null`: there is none. One that an
 * earlier page began, or that was left, is paused.
 * @param subjectId of an Operator `namespace/name`; of a clean-up `leftovers`
 */
export function useRemovalRun(subjectId: string): RemovalRunControl | null {
  const run = useSyncExternalStore(subscribeToRuns, () => currentRun(subjectId));
  const { sights, blindness, lookAgain } = useRemovalSights(run);
  useEffect(() => showRun(subjectId), [subjectId]);
  const known = useMemo(() => knownSights(sights), [sights]);
  useEffect(() => {
    tellRun(subjectId, { kind: 'seen', sights: known, at: Date.now() });
  }, [subjectId, known, run]);
  useEffect(() => {
    if (run !== null) sendDue(run, sights);
  }, [run, sights]);
  useTicks(run);
  const operators = useKeepers(run, sights);
  const release = useFinalizerRelease(run, sights, lookAgain);
  const actions = useMemo(() => actionsOn(subjectId), [subjectId]);
  return run === null
    ? null
    : { run, sights, blindness, operators, release, lookAgain, ...actions };
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

function actionsOn(subjectId: string) {
  return {
    goOn: () => {
      tellRun(subjectId, { kind: 'go-on' });
    },
    pause: () => {
      tellRun(subjectId, { kind: 'pause' });
    },
    tryAgain: (id: string) => {
      tellRun(subjectId, { kind: 'try-again', id });
    },
    waitOn: (id: string) => {
      tellRun(subjectId, { kind: 'wait-on', id, at: Date.now() });
    },
    skip: (id: string) => {
      tellRun(subjectId, { kind: 'skip', id });
    },
    close: () => {
      setRun(subjectId, null);
    },
  };
}

function knownSights(sights: ReadonlyMap<string, StepSight>): ReadonlyMap<string, Sight> {
  const known = [...sights].flatMap(([id, of]): [string, Sight][] =>
    of.kind === 'loading' || of.sight === null ? [] : [[id, of.sight]],
  );
  return new Map(known);
}

/** Tells a removal the time when something depends on it. */
function useTicks(run: RemovalRun | null): void {
  const at = run === null ? null : nextTick(run);
  const subjectId = run?.subject.id ?? '';
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(
      () => {
        tellRun(subjectId, { kind: 'tick', at: Math.max(at, Date.now()) });
      },
      Math.max(0, at - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [at, subjectId]);
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
