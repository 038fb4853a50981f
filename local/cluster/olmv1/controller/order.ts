import type { DraftObject } from '../../kube/types';

/** Helm's `InstallOrder`, as far as bundles have these kinds; others come last. */
const ORDER = [
  'Namespace',
  'NetworkPolicy',
  'ResourceQuota',
  'LimitRange',
  'PodDisruptionBudget',
  'ServiceAccount',
  'Secret',
  'ConfigMap',
  'CustomResourceDefinition',
  'ClusterRole',
  'ClusterRoleBinding',
  'Role',
  'RoleBinding',
  'Service',
  'Deployment',
  'MutatingWebhookConfiguration',
  'ValidatingWebhookConfiguration',
];

export function inInstallOrder(objects: readonly DraftObject[]): readonly DraftObject[] {
  const rank = ({ kind }: DraftObject): number => {
    const found = ORDER.indexOf(kind);
    return found < 0 ? ORDER.length : found;
  };
  return objects.toSorted(
    (one, other) =>
      rank(one) - rank(other) || byName(one.metadata.name ?? '', other.metadata.name ?? ''),
  );
}

function byName(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
