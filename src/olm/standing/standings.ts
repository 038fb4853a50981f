import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { isInstalled, nextCsvOf } from '~/olm/installed/subscribedCsvs';
import { type CsvContext, csvStanding, headCsv } from './csvStanding';
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
  const csv = ofHead(facts);
  const plan =
    facts.plan === null ? null : planStanding(facts.plan, isInstalled(facts.subscription));
  const known = [csv, plan, ...ofOthers(facts), ...ofSubscription(facts), ...silentTroubles(facts)];
  return {
    troubles: worstFirst(known.filter((one) => one !== null).filter(isTrouble)),
    course: courseOf(facts, csv, plan),
  };
}

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

function ofHead(facts: HealthFacts): Standing | null {
  const head = headCsv(facts.csvs);
  return head === null ? null : csvStanding(head, csvContext(facts));
}

function csvContext(facts: HealthFacts): CsvContext {
  return { isPlanAtWork: isPlanAtWork(facts), isUpdate: isUpdate(facts) };
}

/** One version replaces another; while the new one does not exist, the Subscription knows. */
function isUpdate({ subscription, csvs }: HealthFacts): boolean {
  const { installedCSV, currentCSV } = subscription?.status ?? {};
  return csvs.length > 1 || (installedCSV !== undefined && installedCSV !== currentCSV);
}

/** Of the versions that are to be replaced only a failure counts, and only until the next one works. */
function ofOthers(facts: HealthFacts): readonly (Standing | null)[] {
  const head = headCsv(facts.csvs);
  if (head?.status?.phase === 'Succeeded') return [];
  return facts.csvs
    .filter((csv) => csv !== head && csv.status?.phase === 'Failed')
    .map((csv) => csvStanding(csv, csvContext(facts)));
}

function ofSubscription(facts: HealthFacts): readonly Standing[] {
  const { subscription } = facts;
  if (subscription === null) return [];
  return subscriptionTroubles(subscription, { ...facts, isUpdate: isUpdate(facts) });
}

/** The CSV tells, until OLM knows of a next one; then the plan, and before there is one the Subscription. */
function courseOf(facts: HealthFacts, csv: Standing | null, plan: Standing | null): Standing {
  const head = headCsv(facts.csvs);
  if (head !== null && csv === null) return unnoticed(facts);
  if (csv !== null && (csv.state !== 'done' || !isBehind(facts, head))) return csv;
  return (isPlanFor(facts) ? plan : null) ?? before(facts) ?? csv ?? UNKNOWN;
}

/** Before there is a plan. */
function before(facts: HealthFacts): Standing | null {
  const { subscription } = facts;
  if (subscription === null) return null;
  return subscriptionCourse(subscription, { ...facts, isUpdate: isUpdate(facts) });
}

/** OLM has made the CSV, and not looked at it yet. */
function unnoticed(facts: HealthFacts): Standing {
  return { ...UNSAID, kind: isUpdate(facts) ? 'updating' : 'installing', stage: 'install' };
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
