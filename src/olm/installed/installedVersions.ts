import type { ClusterServiceVersion, Subscription } from '~/kube/models/olm';
import { headCsv } from '~/olm/status/csvStatus';
import { isInstalled, nextCsvOf } from './subscription';

/** The names of an Operator's current and next CSV. */
export type InstalledVersions = {
  /** The running version, or an existing one that does not work; `null` before the first installation. */
  readonly installedCsv: string | null;
  /** The replacement or the first version; `null` if there is none. */
  readonly nextCsv: string | null;
};

/**
 * CSVs take precedence: OLM names a new one as installed while the old one still runs (recording not_upgradeable), and
 * names none for a running one that is not in the channel (OLM issue 2201).
 * @param csvs those of the Operator in the order of `membersOf`: the working one first
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

/** OLM replaces and deletes only versions that were ready (CSV-031). */
const HAS_WORKED = ['Succeeded', 'Replacing', 'Deleting'];
