import type { ConcernedObject, OlmMessage } from '~/olm/messages/message';
import { healthOf, type Health, type HealthReport } from '~/olm/installed/health';
import type { StatusKind } from '~/olm/installed/healthKind';
import { worstFirst, reporterOf, type Status } from '~/olm/status/reportedStatus';
import { statusesOf, type Statuses } from '~/olm/status/reportedStatuses';
import {
  clusterServiceVersionModel,
  type ClusterServiceVersion,
} from '~/kube/models/clusterServiceVersion';
import { headCsv } from '~/olm/status/csvStatus';
import type { StatusFacts } from '~/olm/status/healthFacts';
import { stageTimes, type StageTimes } from '~/olm/status/stageTimes';
import { catalogSourceModel } from '~/kube/models/catalogSource';
import { installPlanModel } from '~/kube/models/installPlan';
import { jobModel } from '~/kube/models/job';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { operatorConditionModel } from '~/kube/models/operatorCondition';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { podModel } from '~/kube/models/pod';
import { subscriptionModel } from '~/kube/models/subscription';
import { meaningsIn } from '~/olm/messages/meaning';
import { goneSubscriptions } from './otherSubscriptions';
import { statusFacts, type OperatorFacts } from './operatorFacts';
import { podReasonOf } from './podReason';
import { PIPELINE, type PipelineStage, type PipelineState, type StageReport } from './pipeline';
import { remediesOf } from './remedies';
import type { Remedy } from './remedy';
import { blockingCondition } from './blockingCondition';
import { namedObjects } from './namedObjects';

/** The status of an Operator, its stage, and the possible actions. */
export type Diagnosis = HealthReport & {
  readonly health: Health;
  /** The stage of the most severe problem; `null` without problems. */
  readonly stage: PipelineStage | null;
  /** The time since which it is in this stage, or ready; a timestamp. */
  readonly since: string | null;
  /** Of all stages in order. */
  readonly stages: readonly StageReport[];
  /** The problems, most severe first. */
  readonly findings: readonly OperatorFinding[];
};

/** One problem of an Operator. */
export type OperatorFinding = {
  readonly kind: StatusKind;
  readonly stage: PipelineStage;
  /** `troubled`: OLM retries automatically. */
  readonly state: PipelineState;
  readonly since: string | null;
  /** OLM's messages, the most informative first; empty if there are none. */
  readonly messages: readonly OlmMessage[];
  /** Subscriptions named in the messages that no longer exist: the messages are outdated. */
  readonly gone: readonly string[];
  /** Kubernetes' reason why its pods do not run; absent if they are not the cause. */
  readonly podReason?: string;
  /** The affected objects. */
  readonly objects: readonly ConcernedObject[];
  /** The most promising first. */
  readonly actions: readonly Remedy[];
};

/** The diagnosis of one Operator from all readable objects. A list has fewer of them, and the same rules. */
export function diagnosisOf(facts: OperatorFacts): Diagnosis {
  const known = statusFacts(facts);
  const reports = withHindrances(statusesOf(known), facts);
  const report = healthOf(reports, known);
  const findings = reports.problems.map((one) => findingOf(one, facts));
  const [finding] = findings;
  return {
    ...report,
    health: finding === undefined ? report.health : { ...report.health, finding },
    stages: stageReports(reports, known),
    findings,
  };
}

/**
 * Failing pods block an installation long before OLM reports a failure (recording csv_never_ready): it reports
 * Installing until then.
 */
function withHindrances(reports: Statuses, { workload }: OperatorFacts): Statuses {
  const { problems, progress } = reports;
  const isHindered = (workload ?? []).some(({ hindrances }) => hindrances.length > 0);
  if (!isHindered || progress.state !== 'running' || progress.stage !== 'ready') return reports;
  const hindered: Status = { ...progress, kind: 'pods-not-running', state: 'troubled' };
  return { problems: worstFirst([...problems, hindered]), progress };
}

function findingOf(report: Status, facts: OperatorFacts): OperatorFinding {
  return {
    ...report,
    ...podReasonOf(report, facts.workload),
    gone: goneSubscriptions(report.messages, facts),
    objects: evidenceOf(report, facts),
    actions: remediesOf(report, facts),
  };
}

/**
 * The state of each stage. A problem is shown at its own stage, even if later stages are done. For an installed
 * Operator, the other stages are done by the running version.
 */
function stageReports(reports: Statuses, facts: StatusFacts): readonly StageReport[] {
  const reached = reachedBy(reports);
  const times = timesOf(facts);
  return PIPELINE.map((stage, place) => {
    const trouble = reports.problems.find((one) => one.stage === stage);
    if (trouble !== undefined) return stageReport(trouble);
    const { progress } = reports;
    if (progress.state === 'done' || place < reached) return doneAt(stage, times[stage]);
    return progress.stage === stage && place === reached && !isBlocked(reports, reached)
      ? stageReport(progress)
      : { stage, state: 'waiting', since: null, until: null, messages: [] };
  });
}

/** The number of completed stages. */
function reachedBy({ problems, progress }: Statuses): number {
  return Math.max(...[progress, ...problems].map(({ stage }) => PIPELINE.indexOf(stage)));
}

/** Without a plan, a problem at an earlier stage blocks the later ones. */
function isBlocked({ problems }: Statuses, reached: number): boolean {
  return (
    reached < PIPELINE.indexOf('plan') &&
    problems.some(({ stage }) => PIPELINE.indexOf(stage) < reached)
  );
}

function stageReport({ stage, state, since, messages: messages }: Status): StageReport {
  return { stage, state, since, until: null, messages: messages };
}

function doneAt(stage: PipelineStage, { since, until }: StageTimes): StageReport {
  return { stage, state: 'done', since, until, messages: [] };
}

/** Of the version in progress or installed. The first version starts with the Subscription. */
function timesOf({
  subscription,
  plan,
  csvs,
}: StatusFacts): Readonly<Record<PipelineStage, StageTimes>> {
  const { installedCSV, currentCSV } = subscription?.status ?? {};
  const head = headCsv(csvs);
  const csvName = currentCSV ?? head?.metadata.name ?? null;
  const csv = head?.metadata.name === csvName ? head : null;
  const isFirst = installedCSV === undefined || isFirstVersion(csv, csvs);
  return stageTimes({ subscription: isFirst ? subscription : null, plan, csv }, csvName);
}

/** A version that replaces none was the first. For others the start is unknown. */
function isFirstVersion(
  csv: ClusterServiceVersion | null,
  csvs: readonly ClusterServiceVersion[],
): boolean {
  return csv !== null && csvs.length === 1 && csv.spec?.replaces === undefined;
}

/**
 * The affected objects without duplicates: reporters, objects named in messages, and objects that OLM does not mention.
 */
function evidenceOf(report: Status, facts: OperatorFacts): readonly ConcernedObject[] {
  const { messages: messages } = report;
  const found = [
    ...messages.map(({ by }) => by),
    ...meaningsIn(messages).flatMap(namedObjects),
    ...unsaid(report, facts),
  ];
  const known = new Map(found.map((object) => [keyOf(object), object]));
  return [...known.values()];
}

function unsaid({ kind }: Status, facts: OperatorFacts): readonly ConcernedObject[] {
  const { subscription, plan, operatorGroups, catalogs, workload, unpacking } = facts;
  switch (kind) {
    case 'no-operator-group':
    case 'subscription-unnoticed':
    case 'csv-removed':
    case 'catalog-missing':
      return objects(subscriptionModel, [subscription]);
    case 'several-operator-groups':
      return objects(operatorGroupModel, operatorGroups ?? []);
    case 'catalog-unhealthy':
      return objects(catalogSourceModel, catalogs ?? []);
    case 'plan-failed':
    case 'approval-needed':
    case 'update-approval-needed':
      return objects(installPlanModel, [plan]);
    case 'unpack-failed':
      return [
        ...objects(jobModel, [unpacking?.job ?? null]),
        ...objects(podModel, unpacking?.pods ?? []),
      ];
    case 'update-blocked':
      return objects(operatorConditionModel, [blockingCondition(facts)]);
    case 'csv-unnoticed':
      return objects(clusterServiceVersionModel, facts.csvs);
    case 'failed':
    case 'pods-not-running':
    case 'installing':
    case 'updating':
      return (workload ?? []).flatMap(({ object, hindrances }) =>
        hindrances.length === 0 ? [] : [object, ...hindrances.map((one) => one.object)],
      );
    case 'resolution-failed':
    case 'requirements-not-met':
    case 'install-blocked':
    case 'change-blocked':
    case 'not-running':
    case 'removing':
    case 'unknown':
    case 'ready':
      return [];
  }
}

function objects(
  model: ResourceModel,
  found: readonly (Stored<string> | null)[],
): readonly ConcernedObject[] {
  return found.flatMap((object) => (object === null ? [] : [reporterOf(model, object)]));
}

function keyOf({ model, namespace, name }: ConcernedObject): string {
  return [model.kind, namespace ?? '', name].join(' ');
}
