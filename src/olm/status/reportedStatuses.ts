import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { isInstalled, nextCsvOf } from '~/olm/installed/subscribedCsvs';
import { csvStatus, headCsv } from './csvStatus';
import type { HealthFacts } from './healthFacts';
import { isPlanInProgress } from './planInProgress';
import { planStatus } from './planStatus';
import { missingReports } from './missingReports';
import { type ReportedStatus, isTrouble, worstFirst } from './reportedStatus';
import { subscriptionProgress, subscriptionTroubles } from './subscriptionStatus';

/** All status reports about an Operator. */
export type ReportedStatuses = {
  /** The problems, most severe first. */
  readonly troubles: readonly ReportedStatus[];
  /** The status without the problems. */
  readonly progress: ReportedStatus;
};

/** All status reports of an Operator's objects. The list and the page use the same rules. */
export function reportedStatuses(facts: HealthFacts): ReportedStatuses {
  if (isTerminating(facts)) return { troubles: [], progress: REMOVING };
  const judged = { ...facts, head: headCsv(facts.csvs), isUpdate: isUpdate(facts) };
  const context = { isPlanAtWork: isPlanInProgress(facts), isUpdate: judged.isUpdate };
  const csv = judged.head === null ? null : csvStatus(judged.head, context);
  const plan = facts.plan === null ? null : planStatus(facts.plan, isInstalled(facts.subscription));
  const others = failedBefore(judged).map((other) => csvStatus(other, context));
  const known = [csv, plan, ...others, ...ofSubscription(judged), ...missingReports(judged)];
  return {
    troubles: worstFirst(known.filter((one) => one !== null).filter(isTrouble)),
    progress: progressOf(judged, csv, plan),
  };
}

/** The common input of the rules. */
type Judged = HealthFacts & {
  readonly head: ClusterServiceVersion | null;
  readonly isUpdate: boolean;
};

function isTerminating({ subscription, csvs }: HealthFacts): boolean {
  return [subscription, ...csvs].every(
    (object) => object === null || object.metadata.deletionTimestamp !== undefined,
  );
}

const REMOVING: ReportedStatus = {
  kind: 'removing',
  stage: 'ready',
  state: 'running',
  since: null,
  messages: [],
};

/** An update is in progress. Before the new CSV exists, the Subscription names it. */
function isUpdate({ subscription, csvs }: HealthFacts): boolean {
  const { installedCSV, currentCSV } = subscription?.status ?? {};
  return csvs.length > 1 || (installedCSV !== undefined && installedCSV !== currentCSV);
}

/** Of the versions to be replaced, only failed ones count, until the next one works. */
function failedBefore({ head, csvs }: Judged): readonly ClusterServiceVersion[] {
  if (head?.status?.phase === 'Succeeded') return [];
  return csvs.filter((csv) => csv !== head && csv.status?.phase === 'Failed');
}

function ofSubscription(facts: Judged): readonly ReportedStatus[] {
  const { subscription } = facts;
  return subscription === null ? [] : subscriptionTroubles(subscription, facts);
}

/** The CSV determines the status until OLM knows a next one; then the plan, and without a plan the Subscription. */
function progressOf(
  facts: Judged,
  csv: ReportedStatus | null,
  plan: ReportedStatus | null,
): ReportedStatus {
  const { head } = facts;
  if (head !== null && csv === null) return unnoticed(facts);
  if (csv !== null && (csv.state !== 'done' || !isBehind(facts, head))) return csv;
  return (isPlanFor(facts) ? plan : null) ?? before(facts) ?? csv ?? UNKNOWN;
}

/** Before a plan exists. */
function before(facts: Judged): ReportedStatus | null {
  const { subscription } = facts;
  return subscription === null ? null : subscriptionProgress(subscription, facts);
}

/** OLM has created the CSV but not processed it. */
function unnoticed(facts: Judged): ReportedStatus {
  return { ...UNSAID, kind: facts.isUpdate ? 'updating' : 'installing', stage: 'install' };
}

const UNSAID = { state: 'running', since: null, messages: [] } as const;

const UNKNOWN: ReportedStatus = { ...UNSAID, kind: 'unknown', stage: 'ready' };

function isBehind({ subscription }: HealthFacts, head: ClusterServiceVersion | null): boolean {
  const next = nextCsvOf(subscription);
  return (
    next !== null && next !== head?.metadata.name && subscription?.status?.state !== 'AtLatestKnown'
  );
}

/** The Subscription might still refer to the plan of the installed version. */
function isPlanFor({ plan, subscription }: HealthFacts): boolean {
  const { currentCSV } = subscription?.status ?? {};
  const names = plan?.spec?.clusterServiceVersionNames ?? [];
  return currentCSV === undefined || names.includes(currentCSV);
}
