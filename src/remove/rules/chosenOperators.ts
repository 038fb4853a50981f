import type { Permission } from '~/kube/failure';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Uninstallable, canUninstall } from '~/olm/installed/canUninstall';
import { basePermissions } from './basePermissions';

/** Why one of the chosen Operators is not uninstalled. */
export type LeftOut = {
  readonly operator: InstalledOperator;
  readonly reason:
    | Extract<Uninstallable, { readonly allowed: false }>['reason']
    | { readonly kind: 'forbidden'; readonly missing: readonly Permission[] };
};

export type ChosenOperators = {
  readonly deleted: readonly InstalledOperator[];
  readonly leftOut: readonly LeftOut[];
};

/**
 * Which of the chosen Operators can go (UN-002, UN-017).
 * @param missing the rights that the user certainly does not have, as JSON
 */
export function chosenOperators(
  chosen: readonly InstalledOperator[],
  missing: ReadonlySet<string>,
): ChosenOperators {
  const deleted: InstalledOperator[] = [];
  const leftOut: LeftOut[] = [];
  for (const operator of chosen) {
    const possible = canUninstall(operator);
    const rights = basePermissions(operator).filter((right) => missing.has(JSON.stringify(right)));
    if (!possible.allowed) leftOut.push({ operator, reason: possible.reason });
    else if (rights.length > 0) {
      leftOut.push({ operator, reason: { kind: 'forbidden', missing: rights } });
    } else deleted.push(operator);
  }
  return { deleted, leftOut };
}
