import { channelOf, type OperatorPackage } from '~/olm/packages/operatorPackage';
import { targetDeprecations } from '~/olm/plans/targetDeprecations';
import type { InstalledOperator } from './installedOperator';

/** Whether the CSV provides no display name. OLM also reports deprecations only for installed versions (SU-013). */
export function isWithoutCsv({ subscriptionName, csvNames }: InstalledOperator): boolean {
  return subscriptionName !== null && csvNames.length === 0;
}

/** A Subscription without a CSV, with the package's data from the catalog. */
export function withCatalogData(
  operator: InstalledOperator,
  offered: OperatorPackage | null,
): InstalledOperator {
  const channel = offered === null ? null : channelOf(offered, operator.channel);
  if (offered === null || channel === null || !isWithoutCsv(operator)) return operator;
  const isFollowed = operator.channel === null || channel.name === operator.channel;
  const found = targetDeprecations(offered, operator.channel, '');
  return {
    ...operator,
    displayName: channel.displayName || operator.displayName,
    provider: channel.provider || null,
    // Only if the CSV is in the Subscription's channel.
    deprecations: found.filter(({ level }) => isFollowed || level === 'package'),
  };
}
