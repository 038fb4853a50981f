import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { headCsv } from '~/olm/standing/csvStanding';
import type { HealthFacts } from '~/olm/standing/healthFacts';
import { type StageTimes, stageTimes } from '~/olm/standing/stageTimes';
import type { Standing } from '~/olm/standing/standing';
import type { Standings } from '~/olm/standing/standings';
import { PIPELINE, type PipelineStage, type StageReport } from './pipeline';

/**
 * How each stage is. What is wrong shows at its own stage, however far the rest has come: nothing masks it. Of an
 * Operator that has arrived the other stages are done, by the version that runs.
 */
export function stageReports(standings: Standings, facts: HealthFacts): readonly StageReport[] {
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
