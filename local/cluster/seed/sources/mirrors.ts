import type { ClusterClient, JsonObject } from '../../kube/types';
import { put } from '../put';

/** Mirror sets of OpenShift: images of the demo catalogs have a mirror, their bundles only by digest; the last entry is malformed. */
export function seedMirrors(client: ClusterClient): void {
  putSet(client, 'ImageTagMirrorSet', {
    imageTagMirrors: [{ source: 'local.operator-hub', mirrors: ['mirror.example.com:8443/hub'] }],
  });
  putSet(client, 'ImageDigestMirrorSet', {
    imageDigestMirrors: [
      { source: 'local.operator-hub/bundles', mirrors: ['mirror.example.com:8443/bundles'] },
      { source: '*.example.com', mirrors: ['mirror.example.com:8443/example'] },
      { source: 'quay.*.io', mirrors: ['mirror.example.com:8443/quay'] },
    ],
  });
}

function putSet(client: ClusterClient, kind: string, spec: JsonObject): void {
  const apiVersion = 'config.openshift.io/v1';
  const served = client.resourceOf(apiVersion, kind);
  if (served === undefined) return;
  put(client, served.key, { apiVersion, kind, metadata: { name: 'disconnected' }, spec });
}
