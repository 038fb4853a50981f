import {
  type InstallModeType,
  type OperatorPackage,
  channelOf,
} from '~/olm/packages/operatorPackage';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { supportedModes } from './operatorGroupChange';

/**
 * The modes that an Operator supports: as its CSV says, the newest first; without one those of its channel's head, as the
 * catalog tells of no other version (IN-004). None when neither is known.
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
