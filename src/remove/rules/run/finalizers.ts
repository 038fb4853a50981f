import type { Permission } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { watches } from '~/remove/rules/watchedNamespaces';
import type { KnownOperator } from './knownOperators';
import type { ObservedObject, StepObservation } from './observedObject';
import type { RemovalItem } from './removalRun';
import type { RemovalStep } from './removalStep';

/** A finalizer of the controllers of Kubernetes or OLM. */
export type SystemController = {
  readonly kind: 'system';
  /** The name of the process that removes it. */
  readonly process: string;
  readonly loss: FinalizerLoss;
};

/** The consequence of a manual removal of the finalizer. */
export type FinalizerLoss =
  /** Dependents remain, temporarily or permanently. */
  | 'dependents-stay'
  /** Dependents that should be kept are deleted. */
  | 'dependents-go'
  /** The contents of the namespace remain stored and are inaccessible. */
  | 'namespace-content-stays'
  /** The objects remain stored and exist again when the API does. */
  | 'objects-stay'
  /** Pods lose a volume in use. */
  | 'volume-in-use'
  /** A volume or snapshot remains in storage outside of the cluster. */
  | 'storage-stays'
  /** A load balancer remains outside of the cluster. */
  | 'load-balancer-stays'
  /** The pods of a Job are not counted. */
  | 'pods-uncounted'
  /** Cluster roles, bindings and webhooks of a CSV remain. */
  | 'csv-objects-stay'
  /** The cache of OLM v1 remains. */
  | 'cache-stays';

/**
 * The controller of the finalizers that Kubernetes and OLM set; `null`: another finalizer. Sources: the names in
 * k8s.io/api, k8s.io/apimachinery, k8s.io/apiextensions-apiserver and the CSI sidecars; `processFinalizer` of OLM v0's
 * olm-operator; the finalizers of OLM v1's operator-controller and catalogd.
 */
export function systemController(finalizer: string): SystemController | null {
  const known = KNOWN[finalizer] ?? PREFIXES.find(([prefix]) => finalizer.startsWith(prefix))?.[1];
  return known === undefined ? null : { kind: 'system', process: known[0], loss: known[1] };
}

type Known = readonly [process: string, loss: FinalizerLoss];

const CONTROLLERS = 'kube-controller-manager';

const KNOWN: Readonly<Record<string, Known>> = {
  foregroundDeletion: [CONTROLLERS, 'dependents-stay'],
  orphan: [CONTROLLERS, 'dependents-go'],
  kubernetes: [CONTROLLERS, 'namespace-content-stays'],
  'kubernetes.io/pvc-protection': [CONTROLLERS, 'volume-in-use'],
  'kubernetes.io/pv-protection': [CONTROLLERS, 'volume-in-use'],
  'kubernetes.io/pv-controller': [CONTROLLERS, 'storage-stays'],
  'batch.kubernetes.io/job-tracking': [CONTROLLERS, 'pods-uncounted'],
  'service.kubernetes.io/load-balancer-cleanup': [
    'cloud-controller-manager',
    'load-balancer-stays',
  ],
  'external-provisioner.volume.kubernetes.io/finalizer': ['csi-provisioner', 'storage-stays'],
  'customresourcecleanup.apiextensions.k8s.io': ['kube-apiserver', 'objects-stay'],
  'operators.coreos.com/csv-cleanup': ['olm-operator', 'csv-objects-stay'],
  'olm.operatorframework.io/cleanup-unpack-cache': ['operator-controller', 'cache-stays'],
  'olm.operatorframework.io/cleanup-contentmanager-cache': ['operator-controller', 'cache-stays'],
  'olm.operatorframework.io/delete-server-cache': ['catalogd', 'cache-stays'],
};

/** Prefixes before the name of a driver or a protected object. */
const PREFIXES: readonly (readonly [prefix: string, known: Known])[] = [
  ['external-attacher/', ['csi-attacher', 'storage-stays']],
  ['snapshot.storage.kubernetes.io/', ['snapshot-controller', 'storage-stays']],
];

/** The controller that removes a finalizer. */
export type FinalizerController =
  | SystemController
  | {
      readonly kind: 'operator';
      readonly operator: KnownOperator;
      /** `finalizer`: by its domain; `api`: because the Operator owns the API of the object. */
      readonly by: 'finalizer' | 'api';
    }
  /** No known Operator matches. */
  | { readonly kind: 'nobody' }
  /** The Operators are unknown; `missing`: the required permission. */
  | { readonly kind: 'unseen'; readonly missing: Permission | null };

/**
 * The controller that must remove a finalizer: by the names that Kubernetes and OLM use; otherwise the Operator whose
 * API group is in the finalizer's name, as Kubernetes recommends; otherwise the owner of the object's API, because
 * frameworks have their own names (`helm.sdk.operatorframework.io/uninstall-helm-release`). An Operator that watches other
 * namespaces does not see the object.
 * @param api of the objects, as `plural.group`
 * @param namespaces of the objects; empty: they are cluster-scoped
 */
export function finalizerController(
  finalizer: string,
  { api, namespaces }: { readonly api: string; readonly namespaces: readonly string[] },
  known: Loadable<readonly KnownOperator[]>,
): FinalizerController {
  const system = systemController(finalizer);
  if (system !== null) return system;
  if (known.status === 'loading') return { kind: 'unseen', missing: null };
  if (known.status === 'failed')
    return { kind: 'unseen', missing: known.failure.permission ?? null };
  const operators = known.data.filter(
    ({ watched }) =>
      watched === null ||
      namespaces.length === 0 ||
      namespaces.some((one) => watches(watched, one)),
  );
  const named = operatorOfDomain(domainOf(finalizer), operators);
  if (named !== null) return { kind: 'operator', operator: named, by: 'finalizer' };
  const owner = runningFirst(operators.filter(({ apis }) => apis.includes(api)));
  return owner === null ? { kind: 'nobody' } : { kind: 'operator', operator: owner, by: 'api' };
}

/** Whether the controller runs; `null`: unknown. */
export function isControllerRunning(controller: FinalizerController): boolean | null {
  switch (controller.kind) {
    case 'system':
      return true;
    case 'operator':
      return controller.operator.isAlive;
    case 'nobody':
      return false;
    case 'unseen':
      return null;
  }
}

/** The domain of `example.com/backup`, and of the older form without a path, `backup.finalizers.example.com`. */
function domainOf(finalizer: string): string {
  return (finalizer.split('/')[0] ?? '').toLowerCase();
}

/** The Operator with the longest API group that equals, contains or is contained in the domain. */
function operatorOfDomain(
  domain: string,
  operators: readonly KnownOperator[],
): KnownOperator | null {
  const rated = operators.map((operator) => ({
    operator,
    commonLength: Math.max(0, ...operator.groups.map((group) => commonLength(domain, group))),
  }));
  const best = Math.max(0, ...rated.map((one) => one.commonLength));
  return best === 0
    ? null
    : runningFirst(
        rated.filter((one) => one.commonLength === best).map(({ operator }) => operator),
      );
}

/** The length of the common part of a domain and a group; 0: unrelated. Top-level domains like `com` do not count. */
function commonLength(domain: string, group: string): number {
  if (domain === group || domain.endsWith(`.${group}`)) return group.length;
  return domain.includes('.') && group.endsWith(`.${domain}`) ? domain.length : 0;
}

/** The same Operator can be installed several times. */
function runningFirst(operators: readonly KnownOperator[]): KnownOperator | null {
  return operators.find(({ isAlive }) => isAlive === true) ?? operators[0] ?? null;
}

/** A finalizer with the number of objects in deletion that have it. */
export type PendingFinalizer = { readonly finalizer: string; readonly count: number };

/** The finalizers of objects in deletion, the most frequent first. */
export function pendingFinalizers(
  items: readonly RemovalItem[],
  observations: ReadonlyMap<string, StepObservation>,
): readonly PendingFinalizer[] {
  const counts = new Map<string, number>();
  for (const { step, state } of items) {
    const of = observations.get(step.id);
    const observed = of === undefined || of.kind === 'loading' ? null : of.observed;
    if (
      state.kind !== 'leaving' ||
      observed?.kind !== 'present' ||
      observed.deletingSince === null
    ) {
      continue;
    }
    for (const one of new Set(observed.finalizers)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts]
    .map(([finalizer, count]) => ({ finalizer, count }))
    .toSorted((one, other) => other.count - one.count);
}

/**
 * The patch that removes one finalizer from an object in deletion. The server rejects it if another object has the
 * name, or if the list changed. `null`: the object does not have the finalizer, or is not being deleted.
 */
export function releaseCall(
  { action }: RemovalStep,
  observed: ObservedObject,
  finalizer: string,
): Extract<ClusterCall, { readonly kind: 'patch' }> | null {
  if (action.kind !== 'delete' || observed.kind === 'absent') return null;
  const { uid, finalizers, deletingSince } = observed;
  if (uid === null || deletingSince === null || !finalizers.includes(finalizer)) return null;
  return {
    kind: 'patch',
    model: action.call.model,
    object: action.call.object,
    steps: [
      { op: 'test', path: '/metadata/uid', value: uid },
      { op: 'test', path: '/metadata/finalizers', value: finalizers },
      {
        op: 'replace',
        path: '/metadata/finalizers',
        value: finalizers.filter((one) => one !== finalizer),
      },
    ],
  };
}
