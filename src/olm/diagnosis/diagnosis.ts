import { healthOf, type HealthReport } from '~/olm/installed/health';
import { worstFirst, type Status } from '~/olm/status/reportedStatus';
import { statusesOf, type Statuses } from '~/olm/status/reportedStatuses';
import { statusFacts, type OperatorFacts } from './operatorFacts';
import { findingsOf, isOfStatus, type OperatorFinding } from './findings';
import type { StageReport } from './pipeline';
import { stageReports } from './stages';

/** The status of an Operator, its stage, and the possible actions. */
export type Diagnosis = HealthReport & {
  /** Of all stages in order. */
  readonly stages: readonly StageReport[];
  /** The most severe first. */
  readonly findings: readonly OperatorFinding[];
};

/** The diagnosis of one Operator from all readable objects. A list has fewer of them, and the same rules. */
export function diagnosisOf(facts: OperatorFacts): Diagnosis {
  const known = statusFacts(facts);
  const statuses = withHindrances(statusesOf(known), facts);
  const { health, ...at } = healthOf(statuses, known);
  const findings = findingsOf(statuses.problems, facts);
  const finding = findings.find(isOfStatus);
  return {
    ...at,
    health: finding === undefined ? health : { ...health, finding },
    stages: stageReports(statuses, known),
    findings,
  };
}

/**
 * Failing pods block an installation long before OLM reports a failure (recording csv_never_ready): it reports
 * Installing until then.
 */
function withHindrances(statuses: Statuses, { workload }: OperatorFacts): Statuses {
  const { problems, progress } = statuses;
  const isHindered = (workload ?? []).some(({ hindrances }) => hindrances.length > 0);
  if (!isHindered || progress.state !== 'running' || progress.stage !== 'ready') return statuses;
  const hindered: Status = { ...progress, kind: 'pods-not-running', state: 'troubled' };
  return { problems: worstFirst([...problems, hindered]), progress };
}
