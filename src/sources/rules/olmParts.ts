import { recordIn } from '~/kube/json';
import { apiServiceModel } from '~/kube/models/apiExtensions';
import { type ClusterOperator, clusterOperatorModel } from '~/kube/models/clusterOperator';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import type { Condition, ResourceModel, Stored } from '~/kube/models/meta';
import type { Pod } from '~/kube/models/workloads';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import type { ConcernedObject } from '~/olm/messages/message';
import { deploymentState, type Hindrance } from '~/olm/workloads/workload';

/** A component of OLM v0 or OLM v1, or an object that reports on it. */
export type OlmPart = {
  readonly object: ConcernedObject;
  readonly state: 'healthy' | 'unavailable' | 'not-found';
  /** The messages of the object; empty without one. */
  readonly message: string;
  /** The problems of its pods. */
  readonly hindrances: readonly Hindrance[];
};

/** Unique among the components. */
export function partKey({ object: { model, namespace, name } }: OlmPart): string {
  return `${model.kind} ${namespace ?? ''}/${name}`;
}

type Component = {
  readonly name: string;
  readonly olm: 'v0' | 'v1';
  readonly openshift: string;
  /** Absent: only on OpenShift. */
  readonly kubernetes?: string;
  /** The ClusterOperator of an optional component: it exists only if the cluster's capability is enabled. */
  readonly operator?: string;
};

/**
 * The Deployments of OLM. Sources: manifests of openshift/operator-framework-olm and openshift/operator-marketplace (v0),
 * OLM's deploy/upstream/quickstart/olm.yaml, cluster-olm-operator and operator-controller's config/base (v1), 2026-11-29.
 */
const COMPONENTS: readonly Component[] = [
  ...['olm-operator', 'catalog-operator', 'packageserver'].map((name) => ({
    name,
    olm: 'v0' as const,
    openshift: 'openshift-operator-lifecycle-manager',
    kubernetes: 'olm',
  })),
  {
    name: 'marketplace-operator',
    olm: 'v0',
    openshift: 'openshift-marketplace',
    operator: 'marketplace',
  },
  {
    name: 'catalogd-controller-manager',
    olm: 'v1',
    openshift: 'openshift-catalogd',
    kubernetes: 'olmv1-system',
  },
  {
    name: 'operator-controller-controller-manager',
    olm: 'v1',
    openshift: 'openshift-operator-controller',
    kubernetes: 'olmv1-system',
  },
];

const OPERATORS: readonly string[] = [
  'operator-lifecycle-manager',
  'operator-lifecycle-manager-catalog',
  'operator-lifecycle-manager-packageserver',
  'marketplace',
  'olm',
];

/** The API of PackageManifests. Its server is `packageserver`. */
export const PACKAGES_API = 'v1.packages.operators.coreos.com';

/** The namespaces of the Deployments of OLM, sorted. */
export function olmNamespaces(isOpenShift: boolean, hasV1: boolean): readonly string[] {
  const found = COMPONENTS.filter(({ olm }) => olm === 'v0' || hasV1).flatMap(
    (one) => (isOpenShift ? one.openshift : one.kubernetes) ?? [],
  );
  return [...new Set(found)].toSorted();
}

/**
 * The Deployments of OLM in readable namespaces. A missing one counts only if another one of the same OLM exists: those of
 * a hosted control plane run in another cluster.
 * @param lists the Deployments of each readable namespace
 * @param operators the ClusterOperators; empty if unknown
 */
export function deploymentParts(
  lists: ReadonlyMap<string, readonly Deployment[]>,
  operators: readonly ClusterOperator[],
  pods: readonly Pod[],
): readonly OlmPart[] {
  const expected = COMPONENTS.flatMap((component) =>
    [component.openshift, component.kubernetes ?? '']
      .filter((namespace) => lists.has(namespace))
      .map((namespace) => ({
        ...component,
        namespace,
        found: lists.get(namespace)?.find(({ metadata }) => metadata.name === component.name),
      })),
  );
  const running = new Set(expected.flatMap(({ olm, found }) => (found === undefined ? [] : olm)));
  return expected.flatMap(({ name, namespace, olm, operator, found }): OlmPart[] => {
    if (found !== undefined) return [deploymentPart(found, namespace, pods)];
    const isEnabled =
      operator === undefined || operators.some(({ metadata }) => metadata.name === operator);
    if (!running.has(olm) || !isEnabled) return [];
    const object = { model: deploymentModel, namespace, name };
    return [{ object, state: 'not-found', message: '', hindrances: [] }];
  });
}

function deploymentPart(found: Deployment, namespace: string, pods: readonly Pod[]): OlmPart {
  const here = pods.filter(({ metadata }) => metadata.namespace === namespace);
  const { object, available, wanted, hindrances } = deploymentState(found, here);
  if (available > 0) return { object, state: 'healthy', message: '', hindrances: [] };
  const failed = messageOf(conditionsIn(found.status?.conditions), ['Available', 'False']);
  const message = failed ?? `${available}/${wanted}`;
  // The messages of pods name the cause; that of the Deployment only repeats the number.
  return {
    object,
    state: 'unavailable',
    message: hindrances.length > 0 ? '' : message,
    hindrances,
  };
}

/** The ClusterOperators of OLM. Those of disabled capabilities do not exist. */
export function clusterOperatorParts(list: readonly ClusterOperator[]): readonly OlmPart[] {
  const byName = new Map(list.map((one) => [one.metadata.name, one]));
  return OPERATORS.flatMap((name) => byName.get(name) ?? []).map((one) =>
    conditionPart(clusterOperatorModel, one),
  );
}

/** @param list the APIService of PackageManifests; empty if it does not exist */
export function apiServiceParts(list: readonly Stored<string>[]): readonly OlmPart[] {
  if (list.length > 0) return list.map((one) => conditionPart(apiServiceModel, one));
  const object = { model: apiServiceModel, namespace: null, name: PACKAGES_API };
  return [{ object, state: 'not-found', message: '', hindrances: [] }];
}

function conditionPart(model: ResourceModel, { metadata, status }: Stored<string>): OlmPart {
  const conditions = conditionsIn(recordIn(status)['conditions']);
  const failed =
    messageOf(conditions, ['Available', 'False']) ?? messageOf(conditions, ['Degraded', 'True']);
  return {
    object: { model, namespace: null, name: metadata.name },
    state: failed === null ? 'healthy' : 'unavailable',
    message: failed ?? '',
    hindrances: [],
  };
}

/** The message, or the reason, of a condition with this status; `null`: no such condition. */
function messageOf(
  conditions: readonly Condition[],
  [type, status]: readonly [string, string],
): string | null {
  const found = conditions.find((one) => one.type === type && one.status === status);
  if (found === undefined) return null;
  return found.message ?? found.reason ?? `${type}: ${status}`;
}
