import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { isInstalled, nextCsvOf } from '~/olm/installed/subscribedCsvs';
import { csvStanding, headCsv } from './csvStanding';
import type { HealthFacts } from './healthFacts';
import { isPlanAtWork } from './planAtWork';
import { planStanding } from './planStanding';
import { silentTroubles } from './silenceStanding';
import { type Standing, isTrouble, worstFirst } from './standing';
import { subscriptionCourse, subscriptionTroubles } from './subscriptionStanding';

/** All status reports about an Operator. */
export type Standings = {
  /** The problems, most severe first. */
  readonly troubles: readonly Standing[];
  /** The status without the problems. */
  readonly course: Standing;
};

/** All status reports of an Operator's objects. The list and the page use the same rules. */
export function standingsOf(facts: HealthFacts): Standings {
  if (isGoing(facts)) return { troubles: [], course: REMOVING };
  const judged = { ...facts, head: headCsv(facts.csvs), isUpdate: isUpdate(facts) };
  const context = { isPlanAtWork: isPlanAtWork(facts), isUpdate: judged.isUpdate };
  const csv = judged.head === null ? null : csvStanding(judged.head, context);
  const plan =
    facts.plan === null ? null : planStanding(facts.plan, isInstalled(facts.subscription));
  const others = failedBefore(judged).map((other) => csvStanding(other, context));
  const known = [csv, plan, ...others, ...ofSubscription(judged), ...silentTroubles(judged)];
  return {
    troubles: worstFirst(known.filter((one) => one !== null).filter(isTrouble)),
    course: courseOf(judged, csv, plan),
  };
}

/** The common input of the rules. */
type Judged = HealthFacts & {
  readonly head: ClusterServiceVersion | null;
  readonly isUpdate: boolean;
};

function isGoing({ subscription, csvs }: HealthFacts): boolean {
  return [subscription, ...csvs].every(
    (object) => object === null || object.metadata.deletionTimestamp !== undefined,
  );
}

const REMOVING: Standing = {
  kind: 'removing',
  stage: 'ready',
  state: 'running',
  since: null,
  said: [],
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

function ofSubscription(facts: Judged): readonly Standing[] {
  const { subscription } = facts;
  return subscription === null ? [] : subscriptionTroubles(subscription, facts);
}

/** The CSV determines the status until OLM knows a next one; then the plan, and without a plan the Subscription. */
function courseOf(facts: Judged, csv: Standing | null, plan: Standing | null): Standing {
  const { head } = facts;
  if (head !== null && csv === null) return unnoticed(facts);
  if (csv !== null && (csv.state !== 'done' || !isBehind(facts, head))) return csv;
  return (isPlanFor(facts) ? plan : null) ?? before(facts) ?? csv ?? UNKNOWN;
}

/** Before a plan exists. */
function before(facts: Judged): Standing | null {
  const { subscription } = facts;
  return subscription === null ? null : subscriptionCourse(subscription, facts);
}

/** OLM has created the CSV but not processed it. */
function unnoticed(facts: Judged): Standing {
  return { ...UNSAID, kind: facts.isUpdate ? 'updating' : 'installing', stage: 'install' };
}

const UNSAID = { state: 'running', since: null, said: [] } as const;

const UNKNOWN: Standing = { ...UNSAID, kind: 'unknown', stage: 'ready' };

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
