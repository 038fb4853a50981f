import {
  type InstallModeType,
  type OperatorPackage,
  channelOf,
} from '~/olm/packages/operatorPackage';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { supportedModes } from './operatorGroupChange';

/**
 * The supported modes of an Operator: from its latest CSV; without one, from its channel head, because the catalog
 * states no others (IN-004). Empty if neither is known.
 */
export function modesOfOperator(
  { csvs, channel }: Pick<OperatorFacts, 'csvs'> & { readonly channel: string | null },
  offered: OperatorPackage | null,
): readonly InstallModeType[] {
  const newest = csvs.at(-1);
  if (newest !== undefined) return supportedModes(newest);
  if (offered === null) return [];
  const followed =
    channel === null
      ? channelOf(offered, null)
      : offered.channels.find(({ name }) => name === channel);
  return followed?.installModes ?? [];
}
