import type { InstallModeType, OperatorPackage } from '../catalog/operatorPackage';
import { defaultChannel } from '../install/form/formDefaults';
import type { OperatorFacts } from '../installed/diagnosis/operatorFacts';
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
  const name = channel ?? defaultChannel(offered);
  return offered.channels.find((one) => one.name === name)?.installModes ?? [];
}
