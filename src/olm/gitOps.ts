import { type JsonRecord, listIn, recordIn } from '~/kube/json';
import type { KubeClient } from '~/kube/kubeClient';
import type { ResourceModel } from '~/kube/models/meta';
import type { ClusterCall, ObjectName, PatchStep } from '~/olm/calls/clusterCall';

/** The file name for `kubectl apply -f` and for a Kustomization. */
export function installFileName(packageName: string): string {
  return `${packageName}-install.yaml`;
}

export const KUSTOMIZATION_FILE_NAME = 'kustomization.yaml';

/** The input of `kubectl apply -k` and GitOps tools, which refers to the file with the objects. */
export function kustomization(resources: readonly string[]): object {
  return { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', resources };
}

/**
 * An Application that applies a directory of a repository, to be completed with the repository. Argo CD reads it in its
 * own namespace, which OpenShift GitOps names differently.
 * Source: argo-cd.readthedocs.io "Declarative Setup" and "Automated Sync Policy". Without `prune`, a file that is
 * missing by mistake uninstalls nothing.
 * @param client `oc`: the cluster is OpenShift
 */
export function argoApplication({ packageName, namespace, client }: Exported): object {
  return {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Application',
    metadata: { name: packageName, namespace: client === 'oc' ? 'openshift-gitops' : 'argocd' },
    spec: {
      project: 'default',
      source: { repoURL: 'REPOSITORY_URL', targetRevision: 'HEAD', path: packageName },
      destination: { server: 'https://kubernetes.default.svc', namespace },
      syncPolicy: { automated: { selfHeal: true } },
    },
  };
}

/** The exported objects and their platform. */
export type Exported = {
  readonly packageName: string;
  readonly namespace: string;
  readonly client: KubeClient;
};

/**
 * A Policy of Open Cluster Management that creates the objects on managed clusters, with a Placement that selects no
 * cluster until its label is completed.
 * Source: open-cluster-management.io "Policy API concepts" and "Configuration Policy" (`musthave` keeps other fields);
 * the name and namespace of a Policy together have at most 62 characters.
 */
export function clusterPolicy(name: string, objects: readonly object[]): readonly object[] {
  const metadata = { name: name.slice(0, 62 - POLICIES.length), namespace: POLICIES };
  return [
    {
      apiVersion: POLICY,
      kind: 'Policy',
      metadata,
      spec: {
        remediationAction: 'enforce',
        disabled: false,
        'policy-templates': [
          {
            objectDefinition: {
              apiVersion: POLICY,
              kind: 'ConfigurationPolicy',
              metadata: { name: metadata.name },
              spec: {
                remediationAction: 'enforce',
                severity: 'medium',
                'object-templates': objects.map((objectDefinition) => ({
                  complianceType: 'musthave',
                  objectDefinition,
                })),
              },
            },
          },
        ],
      },
    },
    {
      apiVersion: `${PLACEMENT}/v1beta1`,
      kind: 'Placement',
      metadata,
      spec: {
        predicates: [
          {
            requiredClusterSelector: { labelSelector: { matchLabels: { name: 'CLUSTER_NAME' } } },
          },
        ],
      },
    },
    {
      apiVersion: POLICY,
      kind: 'PlacementBinding',
      metadata,
      placementRef: { apiGroup: PLACEMENT, kind: 'Placement', name: metadata.name },
      subjects: [{ apiGroup: POLICY.split('/')[0], kind: 'Policy', name: metadata.name }],
    },
  ];
}

const POLICIES = 'policies';

const POLICY = 'policy.open-cluster-management.io/v1';

const PLACEMENT = 'cluster.open-cluster-management.io';

/**
 * The patch to add to the source of an object instead of sending a call, as Kustomize applies it. `null`: nothing that a
 * source contains is changed.
 * Source: kubectl.docs.kubernetes.io, Kustomize "patches" (strategic merge, where `null` removes a field and
 * `$patch: delete` an object). Other tools take the same fields.
 * @param live the object on the cluster
 */
export function gitOpsPatch(call: ClusterCall, live: object): object | null {
  switch (call.kind) {
    case 'create':
      return null;
    case 'delete':
      return { $patch: 'delete', ...headOf(call.model, call.object) };
    case 'patch': {
      const changes = mergePatch(declared(live), declared(patched(live, call.steps)));
      if (Object.keys(changes).length === 0) return null;
      const { metadata, ...rest } = changes;
      const head = headOf(call.model, call.object);
      return { ...head, metadata: { ...head.metadata, ...recordIn(metadata) }, ...rest };
    }
  }
}

function headOf({ group, version, kind }: ResourceModel, { name, namespace }: ObjectName) {
  return {
    apiVersion: group === '' ? version : `${group}/${version}`,
    kind,
    metadata: { name, ...(namespace === undefined ? {} : { namespace }) },
  };
}

/** Without fields that the server writes, and without finalizers, which a source does not contain. */
function declared(object: unknown): JsonRecord {
  const { metadata, ...members } = recordIn(object);
  const { labels, annotations } = recordIn(metadata);
  const rest = Object.entries(members).filter(([key]) => key !== 'status');
  return { ...Object.fromEntries(rest), metadata: { labels, annotations } };
}

/** The merge patch from one value to another (RFC 7386). Equal members are omitted. */
function mergePatch(before: JsonRecord, after: JsonRecord): JsonRecord {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
    (key): [string, unknown][] => {
      const [from, to] = [before[key], after[key]];
      if (JSON.stringify(from) === JSON.stringify(to)) return [];
      if (to === undefined) return [[key, null]];
      return isRecord(from) && isRecord(to) ? [[key, mergePatch(from, to)]] : [[key, to]];
    },
  );
  return Object.fromEntries(changes);
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object after a JSON patch (RFC 6902). A step that does not fit is omitted: the server would reject it. */
function patched(object: object, steps: readonly PatchStep[]): unknown {
  return steps.reduce<unknown>(
    (value, step) => (step.op === 'test' ? value : written(value, keysOf(step.path), step)),
    object,
  );
}

function keysOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

type Write = Exclude<PatchStep, { readonly op: 'test' }>;

function written(value: unknown, [key, ...rest]: readonly string[], step: Write): unknown {
  if (key === undefined) return step.op === 'remove' ? undefined : step.value;
  if (Array.isArray(value)) return writtenList(listIn(value), [key, ...rest], step);
  const { [key]: member, ...others } = recordIn(value);
  const next = written(member, rest, step);
  return next === undefined ? others : { ...recordIn(value), [key]: next };
}

function writtenList(
  list: readonly unknown[],
  [key, ...rest]: readonly string[],
  step: Write,
): readonly unknown[] {
  const index = key === '-' ? list.length : Number(key);
  if (!Number.isInteger(index) || index > list.length) return list;
  if (rest.length > 0) {
    return list.map((item, at) => (at === index ? written(item, rest, step) : item));
  }
  if (step.op === 'remove') return list.toSpliced(index, 1);
  return list.toSpliced(index, step.op === 'add' ? 0 : 1, step.value);
}
