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
