import { useTabRunChanges } from '~/kube/tabRuns';
import { type RemovalRun, canGoOn } from '~/remove/rules/run/removalRun';
import { currentRun, removals, setRun, sendRunEvent } from './removalStore';

/** The removals of several subjects in this tab, as far as there are any; what can be done with all of them. */
export type RemovalRuns = {
  readonly runs: readonly RemovalRun[];
  readonly isOver: boolean;
  /** Something goes on, or will by itself. */
  readonly isRunning: boolean;
  /** Something is paused that can go on. */
  readonly canGoOn: boolean;
  readonly goOn: () => void;
  readonly pause: () => void;
  /** Forgets them: what was removed stays removed. */
  readonly close: () => void;
};

/** Several removals together. Each is carried out as long as something shows it by itself: this alone does not. */
export function useRemovalRuns(subjectIds: readonly string[]): RemovalRuns {
  useTabRunChanges(removals);
  const runs = subjectIds.flatMap((id) => currentRun(id) ?? []);
  const open = runs.filter(({ isOver }) => !isOver);
  const tell = (kind: 'go-on' | 'pause', to: readonly RemovalRun[]) => () => {
    for (const { subject } of to) sendRunEvent(subject.id, { kind });
  };
  return {
    runs,
    isOver: open.length === 0,
    isRunning: open.some(({ pause }) => pause === null),
    canGoOn: open.some(canGoOn),
    goOn: tell('go-on', open.filter(canGoOn)),
    pause: tell('pause', open),
    close: () => {
      for (const { subject } of runs) setRun(subject.id, null);
    },
  };
}
