import { type OperatorPackage, channelOf } from '~/olm/packages/operatorPackage';
import { targetDeprecations } from '~/olm/plans/targetDeprecations';
import type { InstalledOperator } from './installedOperator';

/** Whether nothing of it says what people call it: OLM notes deprecations only of what is installed, too (SU-013). */
export function isWithoutCsv({ subscriptionName, csvNames }: InstalledOperator): boolean {
  return subscriptionName !== null && csvNames.length === 0;
}

/** A Subscription without a CSV, as its catalog describes the package. */
export function asOffered(
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
    // Of another channel than the one that it follows nothing is said here.
    deprecations: found.filter(({ level }) => isFollowed || level === 'package'),
  };
}
