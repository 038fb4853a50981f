import { listIn, recordIn, textIn } from '~/kube/json';
import type { Metadata } from '~/kube/models/meta';

/** A tool that applies an object from Git or from a hub cluster, and reverts changes made on the cluster. */
export type GitOpsOwner = {
  readonly tool: 'Argo CD' | 'Flux' | 'Open Cluster Management';
  /** The kind and name of the object in which the tool declares it; `null` if not recorded. */
  readonly source: { readonly kind: string; readonly name: string } | null;
  /** The ID of the Argo CD installation, if several manage the cluster. */
  readonly installation?: string;
};

/**
 * An object with its kind. The tracking annotation of Argo CD contains the object's name, so that a copied annotation
 * does not count.
 */
type Subject = { readonly kind: string; readonly metadata: Metadata };

/**
 * The tool that manages an object; `null` if no mark of one is complete.
 * Sources: argo-cd.readthedocs.io "Resource Tracking" (annotation, label, installation ID); fluxcd.io "Kustomization"
 * and "HelmRelease" (labels of applied objects, `reconcile: disabled`, `ssa: Ignore`); open-cluster-management.io
 * "ManifestWork", "ConfigurationPolicy" and "OperatorPolicy" (one controller applies both kinds of policies).
 */
export function gitOpsOwner({ kind, metadata }: Subject): GitOpsOwner | null {
  return argoOwner(kind, metadata) ?? fluxOwner(metadata) ?? ocmOwner(metadata);
}

function argoOwner(kind: string, metadata: Metadata): GitOpsOwner | null {
  const name = trackedBy(kind, metadata) ?? labelledBy(metadata);
  if (name === null) return null;
  const installation = metadata.annotations?.['argocd.argoproj.io/installation-id'] ?? '';
  return {
    tool: 'Argo CD',
    source: { kind: 'Application', name },
    ...(installation === '' ? {} : { installation }),
  };
}

function trackedBy(kind: string, { name, namespace, annotations }: Metadata): string | null {
  const id = TRACKING.exec(annotations?.['argocd.argoproj.io/tracking-id'] ?? '')?.groups;
  const isOwn =
    id?.['kind'] === kind &&
    id['name'] === name &&
    (namespace === undefined || id['namespace'] === namespace);
  return isOwn ? (id['application'] ?? null) : null;
}

/** Helm charts also set the common label, so it counts only if Argo CD wrote the object. */
function labelledBy(metadata: Metadata): string | null {
  const { labels = {} } = metadata;
  const own = labels['argocd.argoproj.io/instance'] ?? '';
  if (own !== '') return own;
  return isWrittenBy(metadata, ARGO_MANAGERS) ? textIn(labels['app.kubernetes.io/instance']) : null;
}

/** `<application>:<group>/<kind>:<namespace>/<name>`; the namespace is empty or that of the application for cluster-scoped kinds. */
const TRACKING =
  /^(?<application>[^:]+):[^:/]*\/(?<kind>[^:/]+):(?<namespace>[^:/]*)\/(?<name>[^/]+)$/;

const ARGO_MANAGERS = ['argocd-controller', 'argocd-application-controller'];

/** The field managers of the tools: each reverts a field that differs from its source. */
export const GITOPS_MANAGERS = [
  ...ARGO_MANAGERS,
  // The `controllerName` of both controllers, github.com/fluxcd.
  'kustomize-controller',
  'helm-controller',
  'config-policy-controller',
];

function fluxOwner({ labels = {}, annotations = {} }: Metadata): GitOpsOwner | null {
  for (const [prefix, kind] of FLUX) {
    const name = labels[`${prefix}/name`] ?? '';
    const namespace = labels[`${prefix}/namespace`] ?? '';
    const isLeftAlone =
      isValue(annotations[`${prefix}/reconcile`], 'disabled') ||
      isValue(annotations[`${prefix}/ssa`], 'ignore');
    if (name !== '' && namespace !== '' && !isLeftAlone) {
      return { tool: 'Flux', source: { kind, name: `${namespace}/${name}` } };
    }
  }
  return null;
}

/** Flux ignores the case of these values. */
function isValue(value: string | undefined, expected: string): boolean {
  return value?.toLowerCase() === expected;
}

const FLUX = [
  ['kustomize.toolkit.fluxcd.io', 'Kustomization'],
  ['helm.toolkit.fluxcd.io', 'HelmRelease'],
] as const;

function ocmOwner(metadata: Metadata): GitOpsOwner | null {
  const work = metadata.ownerReferences?.find(
    ({ apiVersion, kind }) =>
      apiVersion.startsWith('work.open-cluster-management.io/') && kind === 'AppliedManifestWork',
  );
  if (work !== undefined) {
    // The name is `<hash of the hub>-<name of the ManifestWork>`.
    const name = work.name.replace(/^[0-9a-f]{64}-/, '');
    return { tool: 'Open Cluster Management', source: { kind: 'ManifestWork', name } };
  }
  const [namespace, subscription] = (metadata.annotations?.[HOSTING] ?? '').split('/');
  if (namespace !== undefined && subscription !== undefined && subscription !== '') {
    return {
      tool: 'Open Cluster Management',
      source: { kind: 'Subscription', name: `${namespace}/${subscription}` },
    };
  }
  return isWrittenBy(metadata, ['config-policy-controller'])
    ? { tool: 'Open Cluster Management', source: null }
    : null;
}

/** On each resource that an application Subscription of Open Cluster Management deploys: `<namespace>/<name>`. */
const HOSTING = 'apps.open-cluster-management.io/hosting-subscription';

/** Whether one of the programs wrote a part of the specification. */
function isWrittenBy(metadata: object, programs: readonly string[]): boolean {
  return listIn(recordIn(metadata)['managedFields'])
    .map(recordIn)
    .some(
      (entry) =>
        programs.includes(textIn(entry['manager']) ?? '') &&
        recordIn(entry['fieldsV1'])['f:spec'] !== undefined,
    );
}
