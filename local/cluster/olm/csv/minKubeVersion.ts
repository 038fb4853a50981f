/** Compares `spec.minKubeVersion` of a CSV with the cluster's version. */
import semver from 'semver';
import { textAt } from '../../kube/json';
import type { ClusterClient, KubeObject } from '../../kube/types';
import type { Requirements } from './requirementStatus';

/** The version of the recorded cluster, for a cluster without nodes. */
const DEFAULT_SERVER_VERSION = '1.36.2';

/** Empty if the CSV specifies no version. */
export function minKubeVersionStatus(client: ClusterClient, csv: KubeObject): Requirements {
  return versionRequirement(csv, serverVersion(client));
}

export function versionRequirement(csv: KubeObject, server: string): Requirements {
  const wanted = textAt(csv, 'spec', 'minKubeVersion') ?? '';
  if (wanted === '') return { met: true, statuses: [] };
  const subject = {
    group: 'operators.coreos.com',
    version: 'v1alpha1',
    kind: 'ClusterServiceVersion',
    name: csv.metadata.name,
  };
  const minimum = semver.parse(wanted);
  if (minimum === null) {
    const message = `CSV version parsing error: ${wanted}`;
    return { met: false, statuses: [{ ...subject, status: 'PresentNotSatisfied', message }] };
  }
  const met = semver.lte(minimum, server);
  return {
    met,
    statuses: [
      met
        ? {
            ...subject,
            status: 'Present',
            message: `CSV minKubeVersion (${wanted}) less than server version (${server})`,
          }
        : {
            ...subject,
            status: 'PresentNotSatisfied',
            message: `CSV version requirement not met: minKubeVersion (${wanted}) > server version (${server})`,
          },
    ],
  };
}

/** A kubelet reports the version it was built from, which here is the server's. */
function serverVersion(client: ClusterClient): string {
  const reported = client
    .list('nodes')
    .flatMap((node) => textAt(node, 'status', 'nodeInfo', 'kubeletVersion') ?? [])[0];
  return semver.parse(reported)?.version ?? DEFAULT_SERVER_VERSION;
}
