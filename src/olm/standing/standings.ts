import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { isInstalled, nextCsvOf } from '~/olm/installed/subscribedCsvs';
import { csvStanding, headCsv } from './csvStanding';
import type { HealthFacts } from './healthFacts';
import { isPlanAtWork } from './planAtWork';
import { planStanding } from './planStanding';
import { silentTroubles } from './silenceStanding';
import { type Standing, isTrouble, worstFirst } from './standing';
import { subscriptionCourse, subscriptionTroubles } from './subscriptionStanding';

/** All that is true of an Operator on its way. */
export type Standings = {
  /** What is wrong, the worst first. */
  readonly troubles: readonly Standing[];
  /** Where it stands but for that. */
  readonly course: Standing;
};

/** Everything that the objects of an Operator tell of where it stands. One set of rules for the list and the page. */
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

/** What all of its parts are judged by. */
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

/** One version replaces another; while the new one does not exist, the Subscription knows. */
function isUpdate({ subscription, csvs }: HealthFacts): boolean {
  const { installedCSV, currentCSV } = subscription?.status ?? {};
  return csvs.length > 1 || (installedCSV !== undefined && installedCSV !== currentCSV);
}

/** Of the versions that are to be replaced only a failure counts, and only until the next one works. */
function failedBefore({ head, csvs }: Judged): readonly ClusterServiceVersion[] {
  if (head?.status?.phase === 'Succeeded') return [];
  return csvs.filter((csv) => csv !== head && csv.status?.phase === 'Failed');
}

function ofSubscription(facts: Judged): readonly Standing[] {
  const { subscription } = facts;
  return subscription === null ? [] : subscriptionTroubles(subscription, facts);
}

/** The CSV tells, until OLM knows of a next one; then the plan, and before there is one the Subscription. */
function courseOf(facts: Judged, csv: Standing | null, plan: Standing | null): Standing {
  const { head } = facts;
  if (head !== null && csv === null) return unnoticed(facts);
  if (csv !== null && (csv.state !== 'done' || !isBehind(facts, head))) return csv;
  return (isPlanFor(facts) ? plan : null) ?? before(facts) ?? csv ?? UNKNOWN;
}

/** Before there is a plan. */
function before(facts: Judged): Standing | null {
  const { subscription } = facts;
  return subscription === null ? null : subscriptionCourse(subscription, facts);
}

/** OLM has made the CSV, and not looked at it yet. */
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

/** The Subscription may still refer to the plan of the installed version. */
function isPlanFor({ plan, subscription }: HealthFacts): boolean {
  const { currentCSV } = subscription?.status ?? {};
  const names = plan?.spec?.clusterServiceVersionNames ?? [];
  return currentCSV === undefined || names.includes(currentCSV);
}
