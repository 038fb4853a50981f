import type {
  ClusterServiceVersion,
  CsvCondition,
  InstallPlan,
  Subscription,
} from '~/kube/models/olm';
import type { Stored } from '~/kube/models/meta';
import { headCsv } from '~/olm/status/csvStatus';
import type { StatusFacts } from '~/olm/status/statusFacts';
import { PIPELINE, type PipelineStage, type StageReport, type Status } from '~/olm/status/status';
import type { Statuses } from '~/olm/status/statuses';

/**
 * The state of each stage. A problem is shown at its own stage, even if later stages are done. For an installed
 * Operator, the other stages are done by the running version.
 */
export function stageReports(reports: Statuses, facts: StatusFacts): readonly StageReport[] {
  const reached = reachedBy(reports);
  const times = timesOf(facts);
  return PIPELINE.map((stage, place) => {
    const problem = reports.problems.find((one) => one.stage === stage);
    if (problem !== undefined) return stageReport(problem);
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

/** Start and end of a stage, as timestamps in seconds; `null` if no object records it. */
export type StageTimes = { readonly since: string | null; readonly until: string | null };

/** The objects of one version. */
export type VersionObjects = {
  readonly subscription: Subscription | null;
  readonly plan: InstallPlan | null;
  readonly csv: ClusterServiceVersion | null;
};

/**
 * The times of an installation's stages, as recorded in the objects. OLM records no time between resolving and
 * unpacking, so the unpacking starts with both. The start of an InstallPlan is recorded late: the
 * ClusterServiceVersion, which it creates first, can be older (recording install_automatic).
 * @param objects the Subscription is `null` for an update, whose start is not recorded
 */
export function stageTimes(
  objects: VersionObjects,
  csvName: string | null,
): Readonly<Record<PipelineStage, StageTimes>> {
  const { subscription, csv } = objects;
  const plan = planOf(objects, csvName);
  const created = timeOf(subscription);
  const planned = timeOf(plan);
  const started = earliest([plan?.status?.startTime ?? null, timeOf(csv)]);
  const met = firstTime(csv, ({ phase = '' }) => AFTER_PENDING.includes(phase));
  return {
    catalog: { since: null, until: null },
    resolve: { since: created, until: null },
    unpack: { since: created, until: planned },
    plan: { since: planned, until: started },
    install: { since: started, until: met },
    ready: { since: met, until: firstTime(csv, ({ phase }) => phase === 'Succeeded') },
  };
}

/** The phases after all requirements are met. */
const AFTER_PENDING = ['InstallReady', 'Installing', 'Succeeded'];

/** The plan might already belong to a later update (IP-016). */
function planOf({ plan }: VersionObjects, csvName: string | null): InstallPlan | null {
  const names = plan?.spec?.clusterServiceVersionNames ?? [];
  return csvName === null || names.includes(csvName) ? plan : null;
}

function timeOf(object: Stored<string> | null): string | null {
  return object?.metadata.creationTimestamp ?? null;
}

function firstTime(
  csv: ClusterServiceVersion | null,
  isWanted: (condition: CsvCondition) => boolean,
): string | null {
  return csv?.status?.conditions?.find(isWanted)?.lastTransitionTime ?? null;
}

function earliest(times: readonly (string | null)[]): string | null {
  const known = times.filter((time) => time !== null);
  return known.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}
