import { useTabRunChanges } from '~/kube/tabRuns';
import { canGoOn, type RemovalRun } from '~/remove/rules/run/removalRun';
import { currentRun, removals, setRun, sendRunEvent } from './removalStore';

/** The existing removals of several subjects in this tab, with actions for all of them. */
export type RemovalRuns = {
  readonly runs: readonly RemovalRun[];
  readonly isOver: boolean;
  /** A removal runs, or will run automatically. */
  readonly isRunning: boolean;
  /** A removal is paused and can resume. */
  readonly canGoOn: boolean;
  readonly goOn: () => void;
  readonly pause: () => void;
  /** Closes the removals. Deleted objects remain deleted. */
  readonly close: () => void;
};

/** Several removals together. Each runs only while its own view is visible. */
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
