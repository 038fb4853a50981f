import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { placeOf } from '~/olm/installed/operatorName';
import { INSTALL_STATES, type InstallState, stateOfOne } from '~/olm/packages/installState';

/** The most likely action for a package: the page's primary button. */
export type PrimaryAction =
  | { readonly kind: 'install' }
  | {
      readonly kind: 'fix' | 'approve' | 'review-update' | 'view';
      /** The namespace of the installation that the button links to. */
      readonly namespace: string;
      readonly name: string;
    };

/** The action for the worst installation; without one, installing. */
export function primaryAction(installs: readonly InstalledOperator[]): PrimaryAction {
  const [worst] = installs.toSorted((one, other) => rank(one) - rank(other));
  if (worst === undefined) return { kind: 'install' };
  return { kind: KINDS[stateOfOne(worst)], namespace: placeOf(worst), name: worst.name };
}

/** Whether another installation is possible: not if one already watches all namespaces. */
export function canInstallAgain(installs: readonly InstalledOperator[]): boolean {
  return installs.every(({ managedNamespaces }) => managedNamespaces?.length !== 0);
}

const KINDS: Readonly<Record<InstallState, 'fix' | 'approve' | 'review-update' | 'view'>> = {
  failed: 'fix',
  'approval-needed': 'approve',
  'update-available': 'review-update',
  'in-progress': 'view',
  installed: 'view',
  'not-installed': 'view',
};

function rank(operator: InstalledOperator): number {
  return INSTALL_STATES.indexOf(stateOfOne(operator));
}
