import type { InstalledOperator } from './installedOperator';

/**
 * Whether an Operator can be uninstalled here; a copy is uninstalled in the namespace of its original (UN-017). OLM's
 * package server is also a CSV: without it no catalog is readable, and the owner of OLM creates it again.
 */
export type Uninstallable =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'is-copy' | 'being-removed' | 'part-of-olm' };

export function canUninstall(operator: InstalledOperator): Uninstallable {
  if (operator.isCopy) return { allowed: false, reason: 'is-copy' };
  if (isPackageServer(operator)) return { allowed: false, reason: 'part-of-olm' };
  return operator.health.kind === 'removing'
    ? { allowed: false, reason: 'being-removed' }
    : { allowed: true };
}

/** By its name in the manifests of OLM and OpenShift. */
function isPackageServer({ name, subscriptionName }: InstalledOperator): boolean {
  return subscriptionName === null && name === 'packageserver';
}
