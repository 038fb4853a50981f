import type { Controller } from '../types';

/** A fake of the cluster's certificate authority; nothing verifies against it. */
const ROOT_CA = '-----BEGIN CERTIFICATE-----\nlocal\n-----END CERTIFICATE-----\n';

/** Every namespace has a ServiceAccount `default` and the ConfigMap `kube-root-ca.crt`. */
export function createNamespaceDefaults(): Controller {
  return {
    name: 'namespace-defaults',
    start: (client) =>
      client.subscribe('namespaces', ({ type, object }) => {
        if (type !== 'ADDED' || object.metadata.deletionTimestamp !== undefined) {
          return;
        }
        const namespace = object.metadata.name;
        client.create('configmaps', {
          apiVersion: 'v1',
          kind: 'ConfigMap',
          metadata: {
            name: 'kube-root-ca.crt',
            namespace,
            annotations: {
              'kubernetes.io/description':
                'Contains a CA bundle that can be used to verify the kube-apiserver when using internal endpoints such as the internal service IP or kubernetes.default.svc. No other usage is guaranteed across distributions of Kubernetes clusters.',
            },
          },
          data: { 'ca.crt': ROOT_CA },
        });
        client.create('serviceaccounts', {
          apiVersion: 'v1',
          kind: 'ServiceAccount',
          metadata: { name: 'default', namespace },
        });
      }),
  };
}
