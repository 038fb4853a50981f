import { isEnded, type RemovalItem, type RemovalRun } from './removalRun';
import { type RemovalStage, STAGES } from './removalStep';

/** The progress of the steps in a stage. */
export type StageProgress = {
  readonly stage: RemovalStage;
  readonly items: readonly RemovalItem[];
  readonly counts: RemovalCounts;
};

/** Each step counts in one of them, and in `total`. */
export type RemovalCounts = {
  readonly total: number;
  readonly waiting: number;
  readonly sending: number;
  /** Being deleted, within the expected time. */
  readonly leaving: number;
  /** Being deleted for longer than expected. */
  readonly late: number;
  readonly failed: number;
  readonly skipped: number;
  readonly done: number;
};

/** The stages with steps, in order. */
export function stagesOf({ items }: RemovalRun): readonly StageProgress[] {
  return STAGES.flatMap((stage) => {
    const own = items.filter(({ step }) => step.stage === stage);
    return own.length === 0 ? [] : [{ stage, items: own, counts: countsOf(own) }];
  });
}

export function countsOf(items: readonly RemovalItem[]): RemovalCounts {
  const counts = { ...NONE, total: items.length };
  for (const item of items) counts[kindOf(item)] += 1;
  return counts;
}

const NONE = {
  total: 0,
  waiting: 0,
  sending: 0,
  leaving: 0,
  late: 0,
  failed: 0,
  skipped: 0,
  done: 0,
};

function kindOf({ state }: RemovalItem) {
  return state.kind === 'leaving' && state.isLate ? 'late' : state.kind;
}

/** The number of steps that are neither completed nor skipped. */
export function leftIn({ items }: RemovalRun): number {
  return items.filter((item) => !isEnded(item)).length;
}

/** Steps that require an action: failed, or without progress. */
export function needsAttention({ state }: RemovalItem): boolean {
  return state.kind === 'failed' || (state.kind === 'leaving' && state.isLate);
}
