import { missingReports } from '~/olm/status/statuses';
import type { Followed } from './followed';

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
