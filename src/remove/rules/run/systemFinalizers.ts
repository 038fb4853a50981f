/** A finalizer of Kubernetes' own controllers or of OLM's. */
export type SystemController = {
  readonly kind: 'system';
  /** The process that clears it, by its own name. */
  readonly process: string;
  readonly risk: SystemRisk;
};

/** What stays, or is lost, when the finalizer is taken off by hand. */
export type SystemRisk =
  /** Dependents go on being there for a while, or for good. */
  | 'dependents-stay'
  /** Dependents were to be kept, and will be garbage. */
  | 'dependents-go'
  /** Everything in the namespace stays stored and cannot be reached. */
  | 'namespace-content-stays'
  /** Its objects stay stored and are there again when the API is. */
  | 'objects-stay'
  /** Pods lose the volume that they use. */
  | 'volume-in-use'
  /** Of a volume or snapshot, in the storage outside of the cluster. */
  | 'storage-stays'
  /** Of a load balancer, outside of the cluster. */
  | 'load-balancer-stays'
  /** Pods of a Job are not counted. */
  | 'pods-uncounted'
  /** Cluster roles, bindings and webhooks of a CSV. */
  | 'csv-objects-stay'
  /** What OLM v1 has cached. */
  | 'cache-stays';

/**
 * Who clears the finalizers that Kubernetes and OLM set themselves; `null`: it is none of theirs. Sources: the names in
 * k8s.io/api, k8s.io/apimachinery, k8s.io/apiextensions-apiserver and the CSI sidecars; `processFinalizer` of OLM v0's
 * olm-operator; the finalizers of OLM v1's operator-controller and catalogd.
 */
export function systemController(finalizer: string): SystemController | null {
  const known = KNOWN[finalizer] ?? PREFIXES.find(([prefix]) => finalizer.startsWith(prefix))?.[1];
  return known === undefined ? null : { kind: 'system', process: known[0], risk: known[1] };
}

type Known = readonly [process: string, risk: SystemRisk];

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

/** Followed by the name of a driver, or of what is protected. */
const PREFIXES: readonly (readonly [prefix: string, known: Known])[] = [
  ['external-attacher/', ['csi-attacher', 'storage-stays']],
  ['snapshot.storage.kubernetes.io/', ['snapshot-controller', 'storage-stays']],
];
