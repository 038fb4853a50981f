/** OLM's resources in a cluster without installed Operators, except for catalogs. */
import type { DraftObject, ResourceKey } from '../kube/types';

const OPERATORS = 'operators.coreos.com';

export type OlmNamespaces = {
  /** Namespace of OLM itself. */
  readonly olm: string;
  /** Namespace of cluster-wide Operators. */
  readonly global: string;
  /** Namespace of cluster-wide catalogs. */
  readonly catalogs: string;
  /** The namespace of the marketplace Operator; absent: not OpenShift. */
  readonly marketplace?: string;
};

/** With the resource under which each is stored. */
export function olmObjects({
  olm,
  global,
  marketplace,
}: OlmNamespaces): readonly (readonly [ResourceKey, DraftObject])[] {
  return [
    [
      `olmconfigs.${OPERATORS}`,
      {
        apiVersion: `${OPERATORS}/v1`,
        kind: 'OLMConfig',
        metadata: { name: 'cluster' },
        spec: { features: { packageServerSyncInterval: '12h' } },
      },
    ],
    // Without targets it selects all namespaces.
    operatorGroup('global-operators', global, {}),
    operatorGroup('olm-operators', olm, { targetNamespaces: [olm] }),
    ...['olm-operator', 'catalog-operator', 'packageserver'].map((name) =>
      componentDeployment(name, olm, { image: 'olm:v0.46.0' }),
    ),
    ...(marketplace === undefined
      ? []
      : [componentDeployment('marketplace-operator', marketplace, {})]),
    [
      'services',
      {
        apiVersion: 'v1',
        kind: 'Service',
        metadata: { name: 'packageserver-service', namespace: olm },
        spec: {
          selector: { app: 'packageserver' },
          ports: [{ name: '5443', port: 5443, targetPort: 5443, protocol: 'TCP' }],
          type: 'ClusterIP',
        },
      },
    ],
    [
      'apiservices.apiregistration.k8s.io',
      {
        apiVersion: 'apiregistration.k8s.io/v1',
        kind: 'APIService',
        metadata: { name: 'v1.packages.operators.coreos.com' },
        spec: {
          group: 'packages.operators.coreos.com',
          version: 'v1',
          groupPriorityMinimum: 2000,
          versionPriority: 15,
          service: {
            name: 'packageserver-service',
            namespace: olm,
            port: 5443,
          },
        },
        status: {
          conditions: [
            {
              type: 'Available',
              status: 'True',
              reason: 'Passed',
              message: 'all checks passed',
              lastTransitionTime: '2026-09-01T08:00:00Z',
            },
          ],
        },
      },
    ],
  ];
}

function operatorGroup(
  name: string,
  namespace: string,
  spec: { readonly targetNamespaces?: readonly string[] },
): readonly [ResourceKey, DraftObject] {
  return [
    `operatorgroups.${OPERATORS}`,
    { apiVersion: `${OPERATORS}/v1`, kind: 'OperatorGroup', metadata: { name, namespace }, spec },
  ];
}

/** A component of OLM v0 or OLM v1, as a running pod. @param part the name of its image and label; absent: `name` */
export function componentDeployment(
  name: string,
  namespace: string,
  { part = name, image = `${part}:v1.11.0` }: { readonly part?: string; readonly image?: string },
): readonly [ResourceKey, DraftObject] {
  const labels = { app: part, 'app.kubernetes.io/name': part };
  const container = { name: part, image: `quay.io/operator-framework/${image}` };
  return [
    'deployments.apps',
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name, namespace, labels },
      spec: {
        replicas: 1,
        selector: { matchLabels: labels },
        template: { metadata: { labels }, spec: { containers: [container] } },
      },
    },
  ];
}
