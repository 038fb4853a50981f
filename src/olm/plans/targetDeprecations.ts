import { type OperatorPackage, channelOf } from '~/olm/packages/operatorPackage';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';

/**
 * What a catalog says of a version that it, its channel or its package as a whole is deprecated, the nearest first: each
 * by itself, as none of them speaks for the others (SU-011, SU-013).
 * @param channel as the Subscription names it; `null`: it names none, so OLM takes the default one
 */
export function targetDeprecations(
  operator: OperatorPackage,
  channel: string | null,
  csvName: string,
): readonly InstalledDeprecation[] {
  const found = channelOf(operator, channel);
  const version = found?.versions.find((one) => one.csvName === csvName);
  return [
    ...told('version', version?.deprecation),
    ...told('channel', found?.deprecation),
    ...told('package', operator.deprecation),
  ];
}

function told(
  level: InstalledDeprecation['level'],
  message: string | null | undefined,
): readonly InstalledDeprecation[] {
  return message == null ? [] : [{ level, message }];
}
