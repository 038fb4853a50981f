import type { ConcernedObject, OlmMessage } from '~/olm/messages/message';
import { reportOf, type Health, type HealthReport } from '~/olm/installed/health';
import type { HealthKind } from '~/olm/installed/healthKind';
import { worstFirst, speaker, type Standing } from '~/olm/standing/standing';
import { standingsOf, type Standings } from '~/olm/standing/standings';
import {
  clusterServiceVersionModel,
  type ClusterServiceVersion,
} from '~/kube/models/clusterServiceVersion';
import { headCsv } from '~/olm/standing/csvStanding';
import type { HealthFacts } from '~/olm/standing/healthFacts';
import { stageTimes, type StageTimes } from '~/olm/standing/stageTimes';
import { catalogSourceModel } from '~/kube/models/catalogSource';
import { installPlanModel } from '~/kube/models/installPlan';
import { jobModel } from '~/kube/models/job';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { operatorConditionModel } from '~/kube/models/operatorCondition';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { podModel } from '~/kube/models/pod';
import { subscriptionModel } from '~/kube/models/subscription';
import { troublesIn } from '~/olm/messages/trouble';
import { goneSubscriptions } from './otherSubscriptions';
import { healthFacts, type OperatorFacts } from './operatorFacts';
import { PIPELINE, type PipelineStage, type PipelineState, type StageReport } from './pipeline';
import { remediesOf } from './remedies';
import type { Remedy } from './remedy';
import { blockingCondition } from './blockingCondition';
import { namedObjects } from './namedObjects';

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

/**
 * How each stage is. What is wrong shows at its own stage, however far the rest has come: nothing masks it. Of an
 * Operator that has arrived the other stages are done, by the version that runs.
 */
function stageReports(standings: Standings, facts: HealthFacts): readonly StageReport[] {
  const reached = reachedBy(standings);
  const times = timesOf(facts);
  return PIPELINE.map((stage, place) => {
    const trouble = standings.troubles.find((one) => one.stage === stage);
    if (trouble !== undefined) return standingAt(trouble);
    const { course } = standings;
    if (course.state === 'done' || place < reached) return doneAt(stage, times[stage]);
    return course.stage === stage && place === reached && !isHeldUp(standings, reached)
      ? standingAt(course)
      : { stage, state: 'waiting', since: null, until: null, said: [] };
  });
}

/** How many stages lie behind it. */
function reachedBy({ troubles, course }: Standings): number {
  return Math.max(...[course, ...troubles].map(({ stage }) => PIPELINE.indexOf(stage)));
}

/** Before there is a plan, a trouble at an earlier stage keeps it from getting on. */
function isHeldUp({ troubles }: Standings, reached: number): boolean {
  return (
    reached < PIPELINE.indexOf('plan') &&
    troubles.some(({ stage }) => PIPELINE.indexOf(stage) < reached)
  );
}

function standingAt({ stage, state, since, said }: Standing): StageReport {
  return { stage, state, since, until: null, said };
}

function doneAt(stage: PipelineStage, { since, until }: StageTimes): StageReport {
  return { stage, state: 'done', since, until, said: [] };
}

/** Of the version that is on its way, or has arrived; the first one began with the Subscription. */
function timesOf({
  subscription,
  plan,
  csvs,
}: HealthFacts): Readonly<Record<PipelineStage, StageTimes>> {
  const { installedCSV, currentCSV } = subscription?.status ?? {};
  const head = headCsv(csvs);
  const csvName = currentCSV ?? head?.metadata.name ?? null;
  const csv = head?.metadata.name === csvName ? head : null;
  const isFirst = installedCSV === undefined || isFirstVersion(csv, csvs);
  return stageTimes({ subscription: isFirst ? subscription : null, plan, csv }, csvName);
}

/** One that replaces none was the first; of another one nothing tells. */
function isFirstVersion(
  csv: ClusterServiceVersion | null,
  csvs: readonly ClusterServiceVersion[],
): boolean {
  return csv !== null && csvs.length === 1 && csv.spec?.replaces === undefined;
}

/** The objects that show what is wrong, each once: who says it, what it names, and what OLM does not mention. */
function evidenceOf(standing: Standing, facts: OperatorFacts): readonly ConcernedObject[] {
  const { said } = standing;
  const found = [
    ...said.map(({ by }) => by),
    ...troublesIn(said).flatMap(namedObjects),
    ...unsaid(standing, facts),
  ];
  const known = new Map(found.map((object) => [keyOf(object), object]));
  return [...known.values()];
}

function unsaid({ kind }: Standing, facts: OperatorFacts): readonly ConcernedObject[] {
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
        ...objects(jobModel, unpacking?.candidates ?? []),
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
  return found.flatMap((object) => (object === null ? [] : [speaker(model, object)]));
}

function keyOf({ model, namespace, name }: ConcernedObject): string {
  return [model.kind, namespace ?? '', name].join(' ');
}
