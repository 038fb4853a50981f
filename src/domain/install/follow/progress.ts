import type { OlmMessage } from '~/domain/olmMessages/message';
import { type Followed, csvNameOf, planNameOf } from './followed';
import { ofCsv } from './progressOfCsv';
import { ofPlan } from './progressOfPlan';
import { ofSubscription } from './progressOfSubscription';

/** The way of an installation through OLM. */
export const STAGES = ['resolve', 'unpack', 'plan', 'install', 'ready'] as const;

export type Stage = (typeof STAGES)[number];

export type StageState = 'waiting' | 'running' | 'needs-approval' | 'done' | 'failed';

/** Where an installation stands. */
export type Position = {
  readonly outcome: 'running' | 'needs-approval' | 'succeeded' | 'failed' | 'gone';
  /** `null` when there is nothing to follow. */
  readonly stage: Stage | null;
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
 * Where an installation stands. An installed ClusterServiceVersion counts more than what OLM plans next, so that a later
 * update does not undo a success (IN-045). Order of events: olm-recordings install_automatic, install_manual_then_upgrade.
 */
export function progressOf(followed: Followed): InstallProgress {
  const { subscription } = followed;
  const known = { plan: planNameOf(subscription), csv: csvNameOf(subscription) };
  if (subscription === null) return { ...known, ...NOTHING };
  const position =
    ofCsv(followed) ?? ofPlan(followed.plan, known.csv) ?? ofSubscription(subscription);
  return { ...known, ...position };
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

const NOTHING: Position = {
  outcome: 'gone',
  stage: null,
  said: [],
  isTroubled: false,
  since: null,
};
