/** Resources that Operators register themselves at startup, without OLM. */
import type { ClusterClient } from '../../kube/types';
import { putShells } from './people';

/** Admits Deployments in all namespaces except for those of Kubernetes. */
export function guardDeployments(client: ClusterClient, namespace: string): void {
  const service = putService(client, namespace, 'meadow-gate');
  client.create('validatingwebhookconfigurations.admissionregistration.k8s.io', {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingWebhookConfiguration',
    metadata: { name: 'meadow-gate', labels: { 'app.kubernetes.io/managed-by': 'meadow-gate' } },
    webhooks: [
      {
        name: 'owners.meadow.example.com',
        clientConfig: { service: { ...service, path: '/owners', port: 443 } },
        rules: [
          {
            apiGroups: ['apps'],
            apiVersions: ['v1'],
            operations: ['CREATE', 'UPDATE'],
            resources: ['deployments'],
            scope: 'Namespaced',
          },
        ],
        namespaceSelector: {
          matchExpressions: [
            { key: 'kubernetes.io/metadata.name', operator: 'NotIn', values: ['kube-system'] },
          ],
        },
        failurePolicy: 'Fail',
        matchPolicy: 'Equivalent',
        sideEffects: 'None',
        timeoutSeconds: 10,
        admissionReviewVersions: ['v1'],
      },
    ],
  });
}

/** Measurements from the Operator's own API server. */
export function serveMetrics(client: ClusterClient, namespace: string): void {
  const service = putService(client, namespace, 'kelp-metrics');
  const [group, version] = ['live.kelp.example.com', 'v1beta1'];
  client.create('apiservices.apiregistration.k8s.io', {
    apiVersion: 'apiregistration.k8s.io/v1',
    kind: 'APIService',
    metadata: { name: `${version}.${group}` },
    spec: {
      group,
      version,
      service: { ...service, port: 443 },
      insecureSkipTLSVerify: true,
      groupPriorityMinimum: 1000,
      versionPriority: 15,
    },
  });
}

/** The Operator converts objects of the older version. */
export function putShellsAndService(client: ClusterClient, namespace: string): void {
  putService(client, namespace, 'shell-format');
  putShells(client, namespace);
}

/** Uses the Service of {@link putShellsAndService}. OLM resets a CRD to that of the bundle with each write. */
export function convertShells(client: ClusterClient, namespace: string): void {
  const service = { namespace, name: 'shell-format-webhook' };
  client.mergePatch(
    {
      resource: 'customresourcedefinitions.apiextensions.k8s.io',
      name: 'shells.shell.example.com',
    },
    {
      spec: {
        conversion: {
          strategy: 'Webhook',
          webhook: {
            clientConfig: { service: { ...service, path: '/convert', port: 443 } },
            conversionReviewVersions: ['v1'],
          },
        },
      },
    },
  );
}

type ServiceRef = { readonly namespace: string; readonly name: string };

/** A Service that is deleted with the Operator's Deployment. */
function putService(client: ClusterClient, namespace: string, packageName: string): ServiceRef {
  const deployment = `${packageName}-operator`;
  const name = `${packageName}-webhook`;
  const owner = client.get({ resource: 'deployments.apps', namespace, name: deployment });
  client.create('services', {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: {
      name,
      namespace,
      ownerReferences:
        owner === undefined
          ? []
          : [
              {
                apiVersion: owner.apiVersion,
                kind: owner.kind,
                name: deployment,
                uid: owner.metadata.uid ?? '',
              },
            ],
    },
    spec: {
      selector: { app: deployment },
      ports: [{ name: 'https', port: 443, targetPort: 9443, protocol: 'TCP' }],
      type: 'ClusterIP',
    },
  });
  return { namespace, name };
}
