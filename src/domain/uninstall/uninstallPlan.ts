import type { InstalledOperator } from '../installed/installedOperator';

/** One object that an uninstall deletes. */
export type Deletion = {
  /** Stable over renders, so that a stopped uninstall goes on where it was. */
  readonly id: string;
  readonly kind: 'Subscription' | 'ClusterServiceVersion';
  readonly namespace: string;
  readonly name: string;
};

/**
 * The deletions that remove an Operator, in order: first the Subscription, so that OLM does not install it again,
 * then every CSV of it, also one that an update was about to bring (UN-005, UN-006, UN-007).
 */
export function deletionsOf(operator: InstalledOperator): readonly Deletion[] {
  const { namespace, subscriptionName, csvNames } = operator;
  const subscription =
    subscriptionName === null ? [] : [deletion('Subscription', subscriptionName)];
  return [...subscription, ...csvNames.map((name) => deletion('ClusterServiceVersion', name))];

  function deletion(kind: Deletion['kind'], name: string): Deletion {
    return { id: `${kind}/${name}`, kind, namespace, name };
  }
}

/**
 * Whether an Operator can be uninstalled from here; a copy is uninstalled where its original is (UN-017). OLM's package
 * server is a CSV as well: without it no catalog can be read, and whatever runs OLM makes it anew.
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

/** By its name, as OLM's own manifests and OpenShift have it. */
function isPackageServer({ name, subscriptionName }: InstalledOperator): boolean {
  return subscriptionName === null && name === 'packageserver';
}
