import type { Loadable } from '~/kube/loadable';
import type { StoredTally } from './storedTally';

/** A running or completed check of a kind's objects. */
export type StoredCheck = {
  /** The result so far; `null`: not requested. Stale if the check failed. */
  readonly tally: Loadable<StoredTally> | null;
  /** In the whole cluster, instead of only the readable namespaces. */
  readonly isEverywhere: boolean;
  readonly isRunning: boolean;
  /** All objects are checked. */
  readonly isDone: boolean;
  readonly start: () => void;
  /** Continues after the sample. */
  readonly checkAll: () => void;
  /** Resumes or restarts after a failure; otherwise checks all again. */
  readonly again: () => void;
};
