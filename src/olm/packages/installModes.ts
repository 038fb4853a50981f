import type { InstallModeType } from './operatorPackage';

/** The install modes in OLM's own order (OD-014). */
export const INSTALL_MODES = [
  'OwnNamespace',
  'SingleNamespace',
  'MultiNamespace',
  'AllNamespaces',
] as const satisfies readonly InstallModeType[];

/** The same in the order in which they are offered: what is proposed wherever it is supported comes first (IN-002). */
export const OFFERED_MODES: readonly InstallModeType[] = [
  'AllNamespaces',
  ...INSTALL_MODES.filter((mode) => mode !== 'AllNamespaces'),
];
