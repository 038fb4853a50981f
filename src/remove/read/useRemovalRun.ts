import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RemovalRunControl, StepSight } from '~/remove/rules/run/removalControl';
import { type RemovalRun, begunRun, nextTick } from '~/remove/rules/run/removalRun';
import type { Sight } from '~/remove/rules/run/removalSight';
import type { RemovalStep, RemovalSubject } from '~/remove/rules/run/removalStep';
import { useFinalizerRelease } from './finalizerRelease';
import { useKeepers } from './keepers';
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
