import { listOfAll } from '~/olm/order';
import type { InstallModeType } from './operatorPackage';

/** The install modes in OLM's order (OD-014). */
export const INSTALL_MODES = listOfAll<InstallModeType>()([
  'OwnNamespace',
  'SingleNamespace',
  'MultiNamespace',
  'AllNamespaces',
]);

/** The same in display order: the recommended mode first (IN-002). */
export const OFFERED_MODES: readonly InstallModeType[] = [
  'AllNamespaces',
  ...INSTALL_MODES.filter((mode) => mode !== 'AllNamespaces'),
];
