import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { Subscription } from '~/kube/models/subscription';
import { headCsv } from '~/olm/standing/csvStanding';
import { isInstalled, nextCsvOf } from './subscribedCsvs';

/** The names of the CSVs that an Operator has now and is to have. */
export type InstalledVersions = {
  /** What runs, or is there although it does not work; `null` before the first one is installed. */
  readonly installedCsv: string | null;
  /** What is to replace it, or to be the first; `null` when there is none. */
  readonly nextCsv: string | null;
};

/**
 * Told by the CSVs where there are any: OLM names a new one as installed while the old one still runs (recording
 * not_upgradeable), and none at all for one that runs without being in the channel (OLM issue 2201).
 * @param csvs those of the Operator, as `membersOf` orders them: the one that works first
 */
export function installedVersions(
  subscription: Pick<Subscription, 'status'> | null,
  csvs: readonly ClusterServiceVersion[],
): InstalledVersions {
  const installedCsv = installedIn(subscription, csvs);
  const head = headCsv(csvs)?.metadata.name ?? null;
  const next = head === null || head === installedCsv ? nextCsvOf(subscription) : head;
  return { installedCsv, nextCsv: next === installedCsv ? null : next };
}

function installedIn(
  subscription: Pick<Subscription, 'status'> | null,
  [first]: readonly ClusterServiceVersion[],
): string | null {
  if (first === undefined) return subscription?.status?.installedCSV ?? null;
  const isThere = HAS_WORKED.includes(first.status?.phase ?? '');
  return subscription === null || isThere || isInstalled(subscription) ? first.metadata.name : null;
}

/** OLM replaces and removes only what was ready (CSV-031). */
const HAS_WORKED = ['Succeeded', 'Replacing', 'Deleting'];
