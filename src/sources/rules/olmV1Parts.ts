import type { Deployment } from '~/kube/models/deployment';
import type { Condition } from '~/kube/models/meta';

/** A component of OLM v1. */
export type OlmV1Part = {
  readonly name: string;
  readonly isAvailable: boolean;
  /** The component's message; empty without one. */
  readonly message: string;
};

/** The Deployments of OLM v1 (manifests of cluster-olm-operator; operator-controller's `config/base`). */
export const COMPONENTS = [
  {
    name: 'catalogd',
    deployment: 'catalogd-controller-manager',
    namespaces: { openshift: 'openshift-catalogd', kubernetes: 'olmv1-system' },
  },
  {
    name: 'operator-controller',
    deployment: 'operator-controller-controller-manager',
    namespaces: { openshift: 'openshift-operator-controller', kubernetes: 'olmv1-system' },
  },
] as const;

/**
 * The health of OLM v1. A component that the user cannot view is absent.
 * @param deployments in the order of {@link COMPONENTS}; `null` if unknown
 * @param conditions of ClusterOperator `olm`
 */
export function olmV1Parts(
  deployments: readonly (Deployment | null)[],
  conditions: readonly Condition[],
): readonly OlmV1Part[] {
  const parts = COMPONENTS.flatMap(({ name }, at) => {
    const found = deployments[at] ?? null;
    return found === null ? [] : [partOf(name, found)];
  });
  const isKnown = conditions.some(({ type }) => type === 'Available');
  const failing = conditions.find(
    ({ type, status }) =>
      (type === 'Available' && status === 'False') || (type === 'Degraded' && status === 'True'),
  );
  const operator = {
    name: 'ClusterOperator olm',
    isAvailable: failing === undefined,
    message: failing?.message ?? '',
  };
  return isKnown ? [...parts, operator] : parts;
}

function partOf(name: string, { spec, status }: Deployment): OlmV1Part {
  const wanted = spec?.replicas ?? 1;
  const isAvailable = (status?.availableReplicas ?? 0) > 0;
  const failed = status?.conditions?.find(
    ({ type, status: is }) => type === 'Available' && is === 'False',
  );
  const message = isAvailable ? '' : (failed?.message ?? `0/${wanted}`);
  return { name, isAvailable, message };
}
