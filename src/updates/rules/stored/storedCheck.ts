import type { Loadable } from '~/kube/loadable';
import type { StoredTally } from './storedTally';

/** A check of the objects of a kind that is under way, or over. */
export type StoredCheck = {
  /** What was found so far; `null`: nobody wanted it yet. Stale when the reading failed on the way. */
  readonly tally: Loadable<StoredTally> | null;
  /** They are looked for in the whole cluster, not only in the namespaces in which the user may list them. */
  readonly isEverywhere: boolean;
  readonly isRunning: boolean;
  /** No objects are left. */
  readonly isDone: boolean;
  readonly start: () => void;
  /** Goes on beyond the sample. */
  readonly checkAll: () => void;
  /** After a failure: goes on, or begins anew. Otherwise: reads all of it again. */
  readonly again: () => void;
};
