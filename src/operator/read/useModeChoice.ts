import { useState } from 'react';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import type { ModeChoice } from '~/operator/rules/modeChoice';

/** A choice among modes that begins with the first. */
export function useModeChoice(modes: readonly [InstallModeType, ...InstallModeType[]]): ModeChoice {
  const [mode, choose] = useState(modes[0]);
  const [typed, type] = useState('');
  return { modes, mode, choose, typed, type };
}
