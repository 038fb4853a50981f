import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { isInstalled, nextCsvOf } from '~/olm/installed/subscribedCsvs';
import { csvStatus, headCsv } from './csvStatus';
import type { StatusFacts } from './healthFacts';
import { isPlanInProgress } from './planInProgress';
import { planStatus } from './planStatus';
import { missingReports } from './missingReports';
import { type Status, isProblem, worstFirst } from './reportedStatus';
import { subscriptionProgress, subscriptionProblems } from './subscriptionStatus';

/** All status reports about an Operator. */
export type Statuses = {
  /** The problems, most severe first. */
  readonly problems: readonly Status[];
  /** The status without the problems. */
  readonly progress: Status;
};

/** All status reports of an Operator's objects. The list and the page use the same rules. */
export function statusesOf(facts: StatusFacts): Statuses {
  if (isTerminating(facts)) return { problems: [], progress: REMOVING };
  const judged = { ...facts, head: headCsv(facts.csvs), isUpdate: isUpdate(facts) };
  const context = { isPlanAtWork: isPlanInProgress(facts), isUpdate: judged.isUpdate };
  const csv = judged.head === null ? null : csvStatus(judged.head, context);
  const plan = facts.plan === null ? null : planStatus(facts.plan, isInstalled(facts.subscription));
  const others = failedBefore(judged).map((other) => csvStatus(other, context));
  const known = [csv, plan, ...others, ...ofSubscription(judged), ...missingReports(judged)];
  return {
    problems: worstFirst(known.filter((one) => one !== null).filter(isProblem)),
    progress: progressOf(judged, csv, plan),
  };
}

/** The common input of the rules. */
type Judged = StatusFacts & {
  readonly head: ClusterServiceVersion | null;
  readonly isUpdate: boolean;
};

function isTerminating({ subscription, csvs }: StatusFacts): boolean {
  return [subscription, ...csvs].every(
    (object) => object === null || object.metadata.deletionTimestamp !== undefined,
  );
}

const REMOVING: Status = {
  kind: 'removing',
  stage: 'ready',
  state: 'running',
  since: null,
  messages: [],
};

/** An update is in progress. Before the new CSV exists, the Subscription names it. */
function isUpdate({ subscription, csvs }: StatusFacts): boolean {
  const { installedCSV, currentCSV } = subscription?.status ?? {};
  return csvs.length > 1 || (installedCSV !== undefined && installedCSV !== currentCSV);
}

/** Of the versions to be replaced, only failed ones count, until the next one works. */
function failedBefore({ head, csvs }: Judged): readonly ClusterServiceVersion[] {
  if (head?.status?.phase === 'Succeeded') return [];
  return csvs.filter((csv) => csv !== head && csv.status?.phase === 'Failed');
}

function ofSubscription(facts: Judged): readonly Status[] {
  const { subscription } = facts;
  return subscription === null ? [] : subscriptionProblems(subscription, facts);
}

/** The CSV determines the status until OLM knows a next one; then the plan, and without a plan the Subscription. */
function progressOf(facts: Judged, csv: Status | null, plan: Status | null): Status {
  const { head } = facts;
  if (head !== null && csv === null) return unnoticed(facts);
  if (csv !== null && (csv.state !== 'done' || !isBehind(facts, head))) return csv;
  return (isPlanFor(facts) ? plan : null) ?? before(facts) ?? csv ?? UNKNOWN;
}

/** Before a plan exists. */
function before(facts: Judged): Status | null {
  const { subscription } = facts;
  return subscription === null ? null : subscriptionProgress(subscription, facts);
}

/** OLM has created the CSV but not processed it. */
function unnoticed(facts: Judged): Status {
  return { ...UNSAID, kind: facts.isUpdate ? 'updating' : 'installing', stage: 'install' };
}

const UNSAID = { state: 'running', since: null, messages: [] } as const;

const UNKNOWN: Status = { ...UNSAID, kind: 'unknown', stage: 'ready' };

function isBehind({ subscription }: StatusFacts, head: ClusterServiceVersion | null): boolean {
  const next = nextCsvOf(subscription);
  return (
    next !== null && next !== head?.metadata.name && subscription?.status?.state !== 'AtLatestKnown'
  );
}

/** The Subscription might still refer to the plan of the installed version. */
function isPlanFor({ plan, subscription }: StatusFacts): boolean {
  const { currentCSV } = subscription?.status ?? {};
  const names = plan?.spec?.clusterServiceVersionNames ?? [];
  return currentCSV === undefined || names.includes(currentCSV);
}
