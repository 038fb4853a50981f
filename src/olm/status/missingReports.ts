import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { Stored } from '~/kube/models/meta';
import type { Subscription } from '~/kube/models/subscription';
import { headCsv } from './csvStatus';
import type { StatusFacts } from './healthFacts';
import type { Status } from './reportedStatus';

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
      return { ...SILENT, kind: 'catalog-unhealthy', stage: 'catalog', state: 'troubled' };
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
