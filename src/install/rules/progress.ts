import type { ClusterServiceVersion, InstallPlan, Subscription } from '~/kube/models/olm';
import type { OlmMessage } from '~/olm/messages/message';
import { listOfAll } from '~/olm/order';
import { csvStatus } from '~/olm/status/csvStatus';
import { isPlanInProgress, planStatus } from '~/olm/status/planStatus';
import type { PipelineStage, PipelineState, Status, StatusKind } from '~/olm/status/status';
import { missingReports } from '~/olm/status/statuses';
import { subscriptionProblems, subscriptionProgress } from '~/olm/status/subscriptionStatus';

/** The stages of an installation in OLM; those of the catalog belong to the first. */
export const STAGES = listOfAll<Stage>()(['resolve', 'unpack', 'plan', 'install', 'ready']);

export type Stage = Exclude<PipelineStage, 'catalog'>;

export type StageState = Exclude<PipelineState, 'retrying'>;

/** The state of an installation. */
export type Position = {
  readonly outcome: 'running' | 'needs-approval' | 'succeeded' | 'failed' | 'gone';
  /** `null`: nothing to follow. */
  readonly stage: Stage | null;
  readonly kind: StatusKind;
  /** OLM's messages about that stage, the most specific first. */
  readonly messages: readonly OlmMessage[];
  /** The messages report a problem that OLM retries. */
  readonly isRetried: boolean;
  /** The start of this state as a timestamp; `null`: not recorded. */
  readonly since: string | null;
};

/** An Operator that an install plan installs or updates. */
export type PlannedOperator = {
  /** The name of its ClusterServiceVersion; empty before OLM selects one. */
  readonly name: string;
  /** `null`: not created yet. */
  readonly csv: ClusterServiceVersion | null;
  readonly position: Position;
};

/**
 * The progress of an installation: its Operator and the others in its install plan. The position is that of the
 * decisive Operator.
 */
export type InstallProgress = Position & {
  readonly plan: string | null;
  /** The CSV of the Operator; `null` before OLM selects one. */
  readonly csv: string | null;
  /** The Operator first, then the others in the order of the plan. */
  readonly operators: readonly PlannedOperator[];
  /** The Operator with this position; `null`: all succeeded. */
  readonly decisive: PlannedOperator | null;
};

/**
 * The progress of an installation, by the rules for installed Operators. Complete after everything in its install plan
 * succeeded (IP-015).
 */
export function progressOf(followed: Followed): InstallProgress {
  const { subscription } = followed;
  const known = { plan: planNameOf(subscription), csv: csvNameOf(subscription) };
  if (subscription === null) return { ...known, ...NOTHING, operators: [], decisive: null };
  const own = positionOf(reportOf(followed, subscription));
  const { csv } = followed;
  const operators = [{ name: known.csv ?? '', csv, position: own }, ...othersInPlan(followed)];
  const decisive = decisiveOf(operators);
  return { ...known, ...(decisive?.position ?? own), operators, decisive };
}

/** The failed Operators, each cause once, because a failed plan is the same for all of its Operators. */
export function failedOperators({ operators }: InstallProgress): readonly PlannedOperator[] {
  const failed = operators.filter(({ position }) => position.outcome === 'failed');
  const ofPlan = failed.find(({ position }) => position.kind === 'plan-failed');
  return failed.filter((one) => one.position.kind !== 'plan-failed' || one === ofPlan);
}

/** The state of each stage. */
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

/**
 * An installed ClusterServiceVersion takes precedence over OLM's next plan, so that a later update does not change a
 * success (IN-045).
 */
function reportOf(followed: Followed, subscription: Subscription): Status {
  const { csv, plan, catalog, seesCsvs } = followed;
  const isUpdate = false;
  const csvs = csv === null ? [] : [csv];
  const context = { plan, catalog, seesCsvs: true, isUpdate, csvs, namespaceCsvs: csvs };
  const ofPlan =
    plan !== null && planContainsCsv(plan, csvNameOf(subscription))
      ? planStatus(plan, isUpdate)
      : null;
  return (
    reportWithPlan(csv, ofPlan, isPlanInProgress(followed)) ??
    subscriptionProblems(subscription, context)[0] ??
    subscriptionProgress(subscription, { ...context, seesCsvs })
  );
}

/**
 * A CSV takes precedence over its plan, unless it waits for objects of a plan with problems (recording
 * dependency_install: the CSV remains Pending while the plan retries).
 */
function reportWithPlan(
  csv: ClusterServiceVersion | null,
  ofPlan: Status | null,
  isPlanAtWork: boolean,
): Status | null {
  const ofCsv = csv === null ? null : csvStatus(csv, { isUpdate: false, isPlanAtWork });
  if (ofCsv === null || ofPlan === null) return ofCsv ?? ofPlan;
  const isStopped = ofPlan.state === 'failed' || ofPlan.state === 'retrying';
  const isWaiting = ofCsv.state === 'running' || ofCsv.kind === 'requirements-not-met';
  return isStopped && isWaiting ? ofPlan : ofCsv;
}

/** The other Operators in the install plan, such as dependencies. */
function othersInPlan(followed: Followed): readonly PlannedOperator[] {
  const { subscription, namespaceCsvs, seesCsvs } = followed;
  const own = csvNameOf(subscription);
  const plan = planThatInstalls(own, followed);
  if (plan === null || !seesCsvs) return [];
  const ofPlan = planStatus(plan, false);
  const phase = plan.status?.phase;
  const names = new Set(plan.spec?.clusterServiceVersionNames);
  return [...names].flatMap((name) => {
    if (name === own) return [];
    const csv = namespaceCsvs.find(({ metadata }) => metadata.name === name) ?? null;
    // Replaced by a later version, or uninstalled: its installation has ended.
    if (csv === null && phase === 'Complete') return [];
    const report = reportWithPlan(csv, ofPlan, phase === 'Installing') ?? ofPlan;
    return [{ name, csv, position: positionOf(report) }];
  });
}

/** The plan of the Subscription; if it belongs to an update, the last one that installed the CSV. */
function planThatInstalls(
  csvName: string | null,
  { plan, namespacePlans }: Followed,
): InstallPlan | null {
  if (csvName === null || (plan !== null && planContainsCsv(plan, csvName))) return plan;
  return namespacePlans
    .filter((one) => one.spec?.approved === true && planContainsCsv(one, csvName))
    .reduce<InstallPlan | null>((last, one) => (isLater(one, last) ? one : last), null);
}

function isLater({ spec }: InstallPlan, last: InstallPlan | null): boolean {
  return (spec?.generation ?? 0) >= (last?.spec?.generation ?? 0);
}

/** The Operator with the position of the whole: one that requires an action before one in progress. */
function decisiveOf(operators: readonly PlannedOperator[]): PlannedOperator | null {
  const all = OUTCOME_ORDER.flatMap((isSo) => operators.filter(({ position }) => isSo(position)));
  return all[0] ?? null;
}

const OUTCOME_ORDER: readonly ((position: Position) => boolean)[] = [
  ({ outcome }) => outcome === 'failed',
  ({ outcome }) => outcome === 'needs-approval',
  ({ isRetried }) => isRetried,
  ({ outcome }) => outcome === 'running',
];

function positionOf({ kind, stage, state, messages: messages, since }: Status): Position {
  const isRetried = state === 'retrying';
  return {
    outcome: OUTCOMES[state],
    stage: stage === 'catalog' ? 'resolve' : stage,
    kind,
    messages: messages,
    isRetried,
    since,
  };
}

const OUTCOMES = {
  running: 'running',
  retrying: 'running',
  'needs-approval': 'needs-approval',
  done: 'succeeded',
  failed: 'failed',
} as const;

const NOTHING: Position = {
  outcome: 'gone',
  stage: null,
  kind: 'unknown',
  messages: [],
  isRetried: false,
  since: null,
};

/** The existing and readable objects of one installation. */
export type Followed = {
  readonly subscription: Subscription | null;
  readonly plan: InstallPlan | null;
  readonly csv: ClusterServiceVersion | null;
  /** The readable ones of the namespace; CSVs without copies. */
  readonly namespacePlans: readonly InstallPlan[];
  readonly namespaceCsvs: readonly ClusterServiceVersion[];
  /** ClusterServiceVersions are readable, so that their absence is significant. */
  readonly seesCsvs: boolean;
  /** The number of OperatorGroups in the namespace; `null`: unknown. */
  readonly operatorGroups: number | null;
  /** The catalog of the Subscription. */
  readonly catalog: 'unknown' | 'missing' | 'present';
};

/** The ClusterServiceVersion to follow: the installed one, otherwise the pending one (SU-003). */
export function csvNameOf(subscription: Subscription | null): string | null {
  return subscription?.status?.installedCSV ?? subscription?.status?.currentCSV ?? null;
}

/** The InstallPlan to follow (SU-004). */
export function planNameOf(subscription: Subscription | null): string | null {
  return subscription?.status?.installPlanRef?.name ?? null;
}

/** Whether a plan contains this ClusterServiceVersion; without a name, every plan does (IP-016). */
export function planContainsCsv(plan: InstallPlan, csv: string | null): boolean {
  return csv === null || plan.spec?.clusterServiceVersionNames.includes(csv) === true;
}

/** The reason why OLM has not reported a status. */
export type MissingReport = (typeof REPORTED_KINDS)[number];

const REPORTED_KINDS = [
  'csv-removed',
  'no-operator-group',
  'several-operator-groups',
  'catalog-missing',
  'subscription-unnoticed',
  'csv-unnoticed',
] as const;

/**
 * The meaning of a missing report; `null`: not significant. With a ClusterServiceVersion, only its own reports count.
 * @param now milliseconds since 1970
 */
export function missingReportOf(followed: Followed, now: number): MissingReport | null {
  const { subscription, plan, csv, seesCsvs, operatorGroups, catalog } = followed;
  if (subscription === null) return null;
  const csvs = csv === null ? [] : [csv];
  const seen = { subscription, plan, csvs, seesCsvs, namespaceCsvs: csvs };
  const facts = { ...seen, head: csv, groupCount: operatorGroups, catalog, now };
  const kinds = missingReports(facts).map(({ kind }) => kind);
  const found = REPORTED_KINDS.filter((missingReport) => kinds.includes(missingReport));
  return found.find((missingReport) => csv === null || missingReport === 'csv-unnoticed') ?? null;
}
