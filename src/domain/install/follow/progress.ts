import type { PipelineStage, PipelineState } from '~/domain/installed/diagnosis/pipeline';
import { isPlanAtWork } from '~/domain/installed/standing/planAtWork';
import { csvStanding } from '~/domain/installed/standing/csvStanding';
import type { HealthKind } from '~/domain/installed/healthKind';
import { planStanding } from '~/domain/installed/standing/planStanding';
import type { Standing } from '~/domain/installed/standing/standing';
import {
  subscriptionCourse,
  subscriptionTroubles,
} from '~/domain/installed/standing/subscriptionStanding';
import type { OlmMessage } from '~/domain/olmMessages/message';
import type { Subscription } from '~/models/subscription';
import { type Followed, concerns, csvNameOf, planNameOf } from './followed';

/** The way of an installation through OLM; what its catalog does belongs to the first. */
export const STAGES = [
  'resolve',
  'unpack',
  'plan',
  'install',
  'ready',
] as const satisfies readonly Stage[];

export type Stage = Exclude<PipelineStage, 'catalog'>;

export type StageState = Exclude<PipelineState, 'troubled'>;

/** Where an installation stands. */
export type Position = {
  readonly outcome: 'running' | 'needs-approval' | 'succeeded' | 'failed' | 'gone';
  /** `null` when there is nothing to follow. */
  readonly stage: Stage | null;
  readonly kind: HealthKind;
  /** OLM's own words about that stage, the most telling first. */
  readonly said: readonly OlmMessage[];
  /** What is said tells of trouble that OLM goes on to retry. */
  readonly isTroubled: boolean;
  /** A timestamp: since when it stands like this; `null` when OLM does not note it. */
  readonly since: string | null;
};

export type InstallProgress = Position & {
  readonly plan: string | null;
  readonly csv: string | null;
};

/**
 * Where an installation stands, by the same rules as an installed Operator. An installed ClusterServiceVersion counts more
 * than what OLM plans next, so that a later update does not undo a success (IN-045).
 */
export function progressOf(followed: Followed): InstallProgress {
  const { subscription } = followed;
  const known = { plan: planNameOf(subscription), csv: csvNameOf(subscription) };
  return subscription === null
    ? { ...known, ...NOTHING }
    : { ...known, ...positionOf(standingOf(followed, subscription)) };
}

/** What to show for each stage of a progress. */
export function stageState(stage: Stage, progress: Position): StageState {
  if (progress.outcome === 'succeeded') return 'done';
  if (progress.stage === null) return 'waiting';
  const distance = STAGES.indexOf(stage) - STAGES.indexOf(progress.stage);
  if (distance !== 0) return distance < 0 ? 'done' : 'waiting';
  switch (progress.outcome) {
    case 'failed':
      return 'failed';
    case 'needs-approval':
      return 'needs-approval';
    case 'running':
    case 'gone':
      return 'running';
  }
}

function standingOf(followed: Followed, subscription: Subscription): Standing {
  const { csv, plan, catalog, seesCsvs } = followed;
  const isUpdate = false;
  const csvs = csv === null ? [] : [csv];
  const context = { plan, catalog, seesCsvs: true, isUpdate, csvs, namespaceCsvs: csvs };
  const ofCsv =
    csv === null ? null : csvStanding(csv, { isUpdate, isPlanAtWork: isPlanAtWork(followed) });
  return (
    ofCsv ??
    (plan !== null && concerns(plan, csvNameOf(subscription))
      ? planStanding(plan, isUpdate)
      : null) ??
    subscriptionTroubles(subscription, context)[0] ??
    subscriptionCourse(subscription, { ...context, seesCsvs })
  );
}

function positionOf({ kind, stage, state, said, since }: Standing): Position {
  const isTroubled = state === 'troubled';
  return {
    outcome: OUTCOMES[state],
    stage: stage === 'catalog' ? 'resolve' : stage,
    kind,
    said,
    isTroubled,
    since,
  };
}

const OUTCOMES = {
  running: 'running',
  troubled: 'running',
  'needs-approval': 'needs-approval',
  done: 'succeeded',
  failed: 'failed',
} as const;

const NOTHING: Position = {
  outcome: 'gone',
  stage: null,
  kind: 'unknown',
  said: [],
  isTroubled: false,
  since: null,
};
