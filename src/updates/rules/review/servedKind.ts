import type { Failure } from '~/kube/failure';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import type { ComparedObject } from './comparison';

export type GroupKind = { readonly group: string; readonly kind: string };

/**
 * The model of a kind in the preferred version of its group. `null`: the kind is not served, so that no objects of it
 * exist.
 * @param discovery the answers of `/api` and `/apis` as APIGroupDiscoveryLists (apidiscovery.k8s.io/v2 or v2beta1)
 */
export function servedKind(
  discovery: readonly unknown[],
  { group, kind }: GroupKind,
): ResourceModel | null {
  const versions = discovery
    .flatMap((list) => listIn(recordIn(list)['items']).map(recordIn))
    .filter(({ metadata }) => (textIn(recordIn(metadata)['name']) ?? '') === group)
    .flatMap((one) => listIn(one['versions']).map(recordIn));
  for (const { version, resources } of versions) {
    const found = listIn(resources)
      .map(recordIn)
      .find(({ responseKind }) => recordIn(responseKind)['kind'] === kind);
    const plural = textIn(found?.['resource']);
    const name = textIn(version);
    if (plural !== null && name !== null) {
      return { group, version: name, kind, plural, namespaced: found?.['scope'] === 'Namespaced' };
    }
  }
  return null;
}

/** The kinds that OLM itself applies. Every cluster with OLM has them, so that they need no discovery. */
export function knownKind({ group, kind }: GroupKind): ResourceModel | null {
  return KNOWN.find((model) => model.group === group && model.kind === kind) ?? null;
}

const RBAC = 'rbac.authorization.k8s.io';
const OLM = 'operators.coreos.com';

/** OLM's step kinds, pkg/controller/operators/catalog/step.go. A CustomResourceDefinition of v1beta1 is served as v1. */
const KNOWN: readonly ResourceModel[] = [
  { group: '', version: 'v1', kind: 'ConfigMap', plural: 'configmaps', namespaced: true },
  { group: '', version: 'v1', kind: 'Secret', plural: 'secrets', namespaced: true },
  { group: '', version: 'v1', kind: 'Service', plural: 'services', namespaced: true },
  { group: '', version: 'v1', kind: 'ServiceAccount', plural: 'serviceaccounts', namespaced: true },
  { group: RBAC, version: 'v1', kind: 'Role', plural: 'roles', namespaced: true },
  { group: RBAC, version: 'v1', kind: 'RoleBinding', plural: 'rolebindings', namespaced: true },
  { group: RBAC, version: 'v1', kind: 'ClusterRole', plural: 'clusterroles', namespaced: false },
  {
    group: RBAC,
    version: 'v1',
    kind: 'ClusterRoleBinding',
    plural: 'clusterrolebindings',
    namespaced: false,
  },
  {
    group: OLM,
    version: 'v1alpha1',
    kind: 'ClusterServiceVersion',
    plural: 'clusterserviceversions',
    namespaced: true,
  },
  {
    group: OLM,
    version: 'v1alpha1',
    kind: 'Subscription',
    plural: 'subscriptions',
    namespaced: true,
  },
  {
    group: 'apiextensions.k8s.io',
    version: 'v1',
    kind: 'CustomResourceDefinition',
    plural: 'customresourcedefinitions',
    namespaced: false,
  },
  {
    group: 'scheduling.k8s.io',
    version: 'v1',
    kind: 'PriorityClass',
    plural: 'priorityclasses',
    namespaced: false,
  },
  {
    group: 'policy',
    version: 'v1',
    kind: 'PodDisruptionBudget',
    plural: 'poddisruptionbudgets',
    namespaced: true,
  },
];

/** Objects of the cluster that are unreadable for the same reason. */
export type UnreadableGroup = {
  readonly id: string;
  readonly kind: string;
  readonly names: readonly string[];
  /** The failure of the first one. */
  readonly failure: Failure;
};

/** The unreadable objects of a comparison, by kind and reason. */
export function unreadableGroups(objects: readonly ComparedObject[]): readonly UnreadableGroup[] {
  const groups = new Map<string, UnreadableGroup>();
  for (const { after, before } of objects) {
    if (before.kind !== 'unreadable') continue;
    const { kind, group, name } = after;
    const { failure } = before;
    const id = `${group}/${kind} ${failure.kind}`;
    const known = groups.get(id) ?? { id, kind, names: [], failure };
    groups.set(id, { ...known, names: [...known.names, name] });
  }
  return [...groups.values()];
}
