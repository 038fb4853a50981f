import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { channelOf, type OperatorPackage } from '~/olm/packages/operatorPackage';
import { headCsv } from '~/olm/status/csvStatus';

/** The failed CSV, or the one that a failed InstallPlan did not create. Empty if unknown. */
export function failedCsvName({
  csvs,
  subscription,
}: Pick<OperatorFacts, 'csvs' | 'subscription'>): string {
  return headCsv(csvs)?.metadata.name ?? subscription?.status?.currentCSV ?? '';
}

/** The latest version of the Subscription's channel; `null`: unknown, or the failed one itself. */
export function laterVersion(
  offered: OperatorPackage | null,
  { subscription }: Pick<OperatorFacts, 'subscription'>,
  csvName: string,
): string | null {
  const name = subscription?.spec?.channel ?? null;
  const channel = offered === null ? null : channelOf(offered, name);
  return channel === null || channel.headCsv === csvName ? null : channel.version;
}
