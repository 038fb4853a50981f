import { missingReports } from '~/olm/status/missingReports';
import type { Followed } from './followed';

/** Why OLM does nothing and says nothing. */
export type Silence = (typeof SILENCES)[number];

const SILENCES = [
  'csv-removed',
  'no-operator-group',
  'several-operator-groups',
  'catalog-missing',
  'subscription-unnoticed',
  'csv-unnoticed',
] as const;

/**
 * What OLM's silence means; `null` while it need not mean anything. Once there is a ClusterServiceVersion, only its own
 * silence counts.
 * @param now milliseconds since 1970
 */
export function silenceOf(followed: Followed, now: number): Silence | null {
  const { subscription, plan, csv, seesCsvs, operatorGroups, catalog } = followed;
  if (subscription === null) return null;
  const csvs = csv === null ? [] : [csv];
  const seen = { subscription, plan, csvs, seesCsvs, namespaceCsvs: csvs };
  const facts = { ...seen, head: csv, groupCount: operatorGroups, catalog, now };
  const kinds = missingReports(facts).map(({ kind }) => kind);
  const found = SILENCES.filter((silence) => kinds.includes(silence));
  return found.find((silence) => csv === null || silence === 'csv-unnoticed') ?? null;
}
