import type { ConcernedObject, OlmMessage } from '~/olm/messages/message';
import { type Health, type HealthReport, reportOf } from '~/olm/installed/health';
import type { HealthKind } from '~/olm/installed/healthKind';
import { type Standing, worstFirst } from '~/olm/standing/standing';
import { type Standings, standingsOf } from '~/olm/standing/standings';
import { evidenceOf } from './evidence';
import { goneSubscriptions } from './otherSubscriptions';
import { type OperatorFacts, healthFacts } from './operatorFacts';
import type { PipelineStage, PipelineState, StageReport } from './pipeline';
import { remediesOf } from './remedies';
import type { Remedy } from './remedy';
import { stageReports } from './stageReports';

/** How an Operator is, where on its way it stands, and what can be done. */
export type Diagnosis = HealthReport & {
  readonly health: Health;
  /** Where it stands, by the worst that is true; `null` when all is well. */
  readonly stage: PipelineStage | null;
  /** Since when it stands there, or is ready; a timestamp. */
  readonly since: string | null;
  /** Of all stages, in their order. */
  readonly stages: readonly StageReport[];
  /** What keeps it from being well, the worst first; empty when nothing does. */
  readonly findings: readonly OperatorFinding[];
};

/** One thing that is true of an Operator and not as it should be. */
export type OperatorFinding = {
  readonly kind: HealthKind;
  readonly stage: PipelineStage;
  /** `troubled`: OLM tries again by itself. */
  readonly state: PipelineState;
  readonly since: string | null;
  /** OLM's own words, the most telling first; empty where OLM is silent. */
  readonly said: readonly OlmMessage[];
  /** Subscriptions that these are about and that no longer exist: the words are outdated. */
  readonly gone: readonly string[];
  /** The objects that show it. */
  readonly evidence: readonly ConcernedObject[];
  /** The most likely to help first. */
  readonly remedies: readonly Remedy[];
};

/** The diagnosis of one Operator from what could be read of it: the health of the list by the same rules, and more. */
export function diagnosisOf(facts: OperatorFacts): Diagnosis {
  const known = healthFacts(facts);
  const standings = withHindrances(standingsOf(known), facts);
  return {
    ...reportOf(standings, known),
    stages: stageReports(standings, known),
    findings: standings.troubles.map((standing) => findingOf(standing, facts)),
  };
}

/**
 * Pods that cannot run keep an installation from getting on, long before OLM gives up (recording csv_never_ready): it goes
 * on to say Installing, which is not all that is true.
 */
function withHindrances(standings: Standings, { workload }: OperatorFacts): Standings {
  const { troubles, course } = standings;
  const isHindered = (workload ?? []).some(({ hindrances }) => hindrances.length > 0);
  if (!isHindered || course.state !== 'running' || course.stage !== 'ready') return standings;
  const hindered: Standing = { ...course, kind: 'pods-not-running', state: 'troubled' };
  return { troubles: worstFirst([...troubles, hindered]), course };
}

function findingOf(standing: Standing, facts: OperatorFacts): OperatorFinding {
  return {
    ...standing,
    gone: goneSubscriptions(standing.said, facts),
    evidence: evidenceOf(standing, facts),
    remedies: remediesOf(standing, facts),
  };
}
