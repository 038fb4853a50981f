import { type OperatorPackage, channelOf } from '~/olm/packages/operatorPackage';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';

/**
 * The deprecations of a version, its channel and its package in a catalog, the most specific first, because none
 * implies the others (SU-011, SU-013).
 * @param channel the channel of the Subscription; `null`: OLM uses the default channel
 */
export function targetDeprecations(
  operator: OperatorPackage,
  channel: string | null,
  csvName: string,
): readonly InstalledDeprecation[] {
  const found = channelOf(operator, channel);
  const version = found?.versions.find((one) => one.csvName === csvName);
  return [
    ...deprecationAt('version', version?.deprecation),
    ...deprecationAt('channel', found?.deprecation),
    ...deprecationAt('package', operator.deprecation),
  ];
}

function deprecationAt(
  level: InstalledDeprecation['level'],
  message: string | null | undefined,
): readonly InstalledDeprecation[] {
  return message == null ? [] : [{ level, message }];
}
