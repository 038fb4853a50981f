import type { StatusFinding } from '~/olm/diagnosis/findings';
import type { ExtensionFinding } from '~/olm/extensions/extensionStatus';
import { isWorking } from './csvStatus';
import {
  levelOf,
  type PipelineStage,
  type Status,
  type StatusKind,
  type StatusLevel,
} from './status';
import type { StatusFacts } from './statusFacts';
import type { Statuses } from './statuses';

/** The status of an installed Operator. The message is OLM's, untranslated. */
export type Health = {
  readonly kind: StatusKind;
  readonly level: StatusLevel;
  /** A version works, whatever the state of its update. */
  readonly runs: boolean;
  /** OLM retries the failed operation automatically. */
  readonly isRetried: boolean;
  /** OLM's reason or condition type; empty if there is none. */
  readonly reason: string;
  readonly message: string;
  /** Its problem, with the cause; absent without one. */
  readonly finding?: StatusFinding | ExtensionFinding;
};

/** The status of an Operator with stage and time, as a list shows it. */
export type HealthReport = {
  readonly health: Health;
  /** `null` without problems. */
  readonly stage: PipelineStage | null;
  /** The time since which it is in this stage, or ready; a timestamp. */
  readonly since: string | null;
};

/** The most severe problem of an Operator, or its progress without problems. */
export function healthOf(reports: Statuses, { csvs }: StatusFacts): HealthReport {
  const report = reports.problems[0] ?? reports.progress;
  return {
    health: healthFrom(report, isWorking(csvs)),
    stage: report.state === 'done' ? null : report.stage,
    since: report.since,
  };
}

function healthFrom({ kind, state, messages: messages }: Status, runs: boolean): Health {
  const { reason = '', message = '' } = messages[0] ?? {};
  const isRetried = state === 'retrying';
  return { kind, level: levelOf(kind, runs), runs, isRetried, reason, message };
}
