import type { KubeClient } from '~/kube/kubeClient';

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
