import type { Permission } from '~/kube/failure';
import { operatorGroupModel } from '~/kube/models/olm';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { meaningsIn } from '~/olm/messages/meaning';
import type { OlmMessage } from '~/olm/messages/message';
import { targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { statedList } from '~/olm/statedList';
import { healthOf, type HealthReport } from '~/olm/status/health';
import {
  conditionMessage,
  type PipelineStage,
  reporterOf,
  type StageReport,
  type Status,
  worstFirst,
} from '~/olm/status/status';
import { type Statuses, statusesOf } from '~/olm/status/statuses';
import { findingsOf, isOfStatus, type OperatorFinding } from './findings';
import { type OperatorFacts, statusFacts } from './operatorFacts';
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
  const statuses = withGroupCause(withHindrances(statusesOf(known), facts), facts);
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
  const hindered: Status = { ...progress, kind: 'pods-not-running', state: 'retrying' };
  return { problems: worstFirst([...problems, hindered]), progress };
}

/** Adds what is wrong with the OperatorGroup to OLM's message that the namespace has none. */
function withGroupCause(statuses: Statuses, facts: OperatorFacts): Statuses {
  const causes = groupMessages(facts);
  const problems = statuses.problems.map((one) =>
    meaningsIn(one.messages).some(({ kind }) => kind === 'plan-without-group')
      ? { ...one, messages: [...one.messages, ...causes] }
      : one,
  );
  return { ...statuses, problems };
}

function groupMessages({ operatorGroups }: OperatorFacts): readonly OlmMessage[] {
  const [group, ...others] = operatorGroups ?? [];
  if (group === undefined || others.length > 0) return [];
  const by = reporterOf(operatorGroupModel, group);
  const missing = statedList(group.status?.conditions).find(
    ({ reason, status }) => reason === 'ServiceAccountNotFound' && status === 'True',
  );
  if (missing !== undefined) return [conditionMessage(by, missing)];
  return targetsOf(group).length === 0 ? [{ by, reason: '', message: '' }] : [];
}

/**
 * The missing permissions that could hide another cause of the problems. Without problems, none is relevant.
 * @param stages the stages with problems
 */
export function relevantPermissions(
  missing: readonly Permission[],
  stages: readonly PipelineStage[],
): readonly Permission[] {
  return missing.filter(({ resource }) => {
    const affected = STAGES_BY_RESOURCE[resource];
    return affected === undefined
      ? stages.length > 0
      : stages.some((stage) => affected.includes(stage));
  });
}

/** The stages in which the user must act, for an Operator of a list. */
export function stagesWithProblems(
  operators: readonly Pick<InstalledOperator, 'health' | 'stage'>[],
): readonly PipelineStage[] {
  return operators.flatMap(({ health: { level }, stage }) =>
    stage === null || level === 'progress' || level === 'ready' ? [] : [stage],
  );
}

/** The stages about which objects of a resource give information; for other resources: all. */
const STAGES_BY_RESOURCE: Readonly<Record<string, readonly PipelineStage[]>> = {
  catalogsources: ['catalog', 'resolve', 'unpack'],
  installplans: ['resolve', 'unpack', 'plan', 'install'],
  operatorgroups: ['resolve', 'plan', 'install'],
  operatorconditions: ['install'],
};
