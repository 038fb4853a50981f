import type { ClusterServiceVersion, Subscription } from '~/kube/models/olm';
import type { Stored } from '~/kube/models/meta';
import { isInstalled, nextCsvOf } from '~/olm/installed/subscription';
import { csvStatus, headCsv } from './csvStatus';
import { isPlanInProgress, planStatus } from './planStatus';
import { isProblem, type Status, worstFirst } from './status';
import type { StatusFacts } from './statusFacts';
import { subscriptionProblems, subscriptionProgress } from './subscriptionStatus';

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

/**
 * Problems that OLM does not report, or not in the expected place.
 * - Without exactly one OperatorGroup, OLM ignores the namespace (OG-007; recordings no_operator_group,
 *   two_operator_groups).
 * - OLM sets a Subscription's status within seconds, even then. Otherwise, the catalog operator does not run.
 * - A CSV gets its phase within seconds. Otherwise, the OLM operator does not run.
 * - A deleted CSV is not created again while its Subscription names it.
 * @param facts with the CSV that will run in the end
 */
export function missingReports(
  facts: StatusFacts & { readonly head: ClusterServiceVersion | null },
): readonly Status[] {
  const { subscription } = facts;
  const found = subscription === null ? [] : subscriptionSilences(subscription, facts);
  return [...found, csvSilence(facts.head, facts.now)].filter((report) => report !== null);
}

function subscriptionSilences(subscription: Subscription, facts: StatusFacts) {
  return [
    groups(facts.groupCount),
    catalog(facts),
    removedCsv(subscription, facts),
    subscriptionSilence(subscription, facts.now),
  ];
}

const SILENT = { state: 'failed', since: null, messages: [] } as const;

function groups(count: number | null): Status | null {
  if (count === null || count === 1) return null;
  const kind = count === 0 ? 'no-operator-group' : 'several-operator-groups';
  return { ...SILENT, kind, stage: 'resolve' };
}

/** In addition to OLM's own condition, which reports only a missing catalog (recording catalog_unhealthy). */
function catalog(facts: StatusFacts): Status | null {
  switch (facts.catalog) {
    case 'missing':
      return { ...SILENT, kind: 'catalog-missing', stage: 'catalog' };
    case 'down':
      return { ...SILENT, kind: 'catalog-unhealthy', stage: 'catalog', state: 'retrying' };
    case 'unknown':
    case 'present':
      return null;
  }
}

/** OLM names a CSV as installed only after it exists. */
function removedCsv({ status }: Subscription, facts: StatusFacts): Status | null {
  const { currentCSV, installedCSV } = status ?? {};
  if (!facts.seesCsvs || facts.csvs.length > 0 || currentCSV === undefined) return null;
  const isCreated = facts.plan?.status?.phase === 'Complete' || installedCSV === currentCSV;
  return isCreated ? { ...SILENT, kind: 'csv-removed', stage: 'install' } : null;
}

function subscriptionSilence(subscription: Subscription, now: number | null): Status | null {
  if (subscription.status?.lastUpdated !== undefined || !isOld(subscription, now)) return null;
  const since = subscription.metadata.creationTimestamp ?? null;
  return { ...SILENT, kind: 'subscription-unnoticed', stage: 'resolve', since };
}

function csvSilence(csv: ClusterServiceVersion | null, now: number | null): Status | null {
  if (csv === null || (csv.status?.phase ?? '') !== '' || !isOld(csv, now)) return null;
  const since = csv.metadata.creationTimestamp ?? null;
  return { ...SILENT, kind: 'csv-unnoticed', stage: 'install', since };
}

/** Since when OLM has not processed an object; `null` if it processed all. */
export function unnoticedSince({ subscription, csvs }: StatusFacts): string | null {
  const head = headCsv(csvs);
  const waiting = [
    subscription?.status?.lastUpdated === undefined ? subscription : null,
    (head?.status?.phase ?? '') === '' ? head : null,
  ].find((object) => object !== null);
  return waiting?.metadata.creationTimestamp ?? null;
}

/** Milliseconds. OLM answers within two seconds unless the cluster is overloaded (all recordings). */
export const PATIENCE = 30_000;

function isOld({ metadata }: Stored<string>, now: number | null): boolean {
  const { creationTimestamp } = metadata;
  return (
    now !== null &&
    creationTimestamp !== undefined &&
    now - Date.parse(creationTimestamp) > PATIENCE
  );
}
