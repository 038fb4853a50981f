import { type RemovalItem, type RemovalRun, isEnded } from './removalRun';
import { type RemovalStage, STAGES } from './stageOrder';

/** How far the steps of a stage are. */
export type StageProgress = {
  readonly stage: RemovalStage;
  readonly items: readonly RemovalItem[];
  readonly counts: RemovalCounts;
};

/** Each step counts once, but `total`. */
export type RemovalCounts = {
  readonly total: number;
  readonly waiting: number;
  readonly sending: number;
  /** The server took the deletion, in time. */
  readonly leaving: number;
  /** The server took the deletion long ago. */
  readonly late: number;
  readonly failed: number;
  readonly skipped: number;
  readonly done: number;
};

/** The stages that have steps, in their order. */
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

/** How many steps are neither through nor skipped. */
export function leftIn({ items }: RemovalRun): number {
  return items.filter((item) => !isEnded(item)).length;
}

/** Steps that somebody has to look at: they failed, or their deletion hangs. */
export function needsAttention({ state }: RemovalItem): boolean {
  return state.kind === 'failed' || (state.kind === 'leaving' && state.isLate);
}
