import type { Permission } from '~/kube/failure';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Uninstallable, canUninstall } from '~/olm/installed/canUninstall';
import { basePermissions } from './basePermissions';

/** The reason why a selected Operator is not uninstalled. */
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
 * The selected Operators that can be uninstalled (UN-002, UN-017).
 * @param missing the permissions that the user does not have, as JSON
 */
export function chosenOperators(
  chosen: readonly InstalledOperator[],
  missing: ReadonlySet<string>,
): ChosenOperators {
  const deleted: InstalledOperator[] = [];
  const leftOut: LeftOut[] = [];
  for (const operator of chosen) {
    const possible = canUninstall(operator);
    const permissions = basePermissions(operator).filter((permission) =>
      missing.has(JSON.stringify(permission)),
    );
    if (!possible.allowed) leftOut.push({ operator, reason: possible.reason });
    else if (permissions.length > 0) {
      leftOut.push({ operator, reason: { kind: 'forbidden', missing: permissions } });
    } else deleted.push(operator);
  }
  return { deleted, leftOut };
}
