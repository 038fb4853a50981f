import { type OperatorPackage, channelOf } from '../../catalog/operatorPackage';

/**
 * What a catalog says of a version that it, its channel or its package as a whole is deprecated, the nearest first
 * (SU-011, FBC-016); `null` when it says nothing.
 * @param channel as the Subscription names it; `null`: it names none, so OLM takes the default one
 */
export function targetDeprecation(
  operator: OperatorPackage,
  channel: string | null,
  csvName: string,
): string | null {
  const found = channelOf(operator, channel);
  const version = found?.versions.find((one) => one.csvName === csvName);
  return version?.deprecation ?? found?.deprecation ?? operator.deprecation;
}
