/** API of `moon-readings`: read-only objects that are not stored. */
import { READINGS } from '../../../catalogs/packages/leftovers/removed';
import { failure } from '../../kube/failures';
import type { ClusterClient, KubeObject, VirtualResource } from '../../kube/types';

const { group, version } = READINGS;
const API_SERVICE = `${version}.${group}`;

/** 404 until the Operator has an APIService. */
export function readings(client: Pick<ClusterClient, 'get'>): VirtualResource {
  const all = (): readonly KubeObject[] => {
    const ref = { resource: 'apiservices.apiregistration.k8s.io', name: API_SERVICE };
    if (client.get(ref) === undefined) {
      throw failure(404, 'NotFound', {
        message: 'the server could not find the requested resource',
        details: {},
      });
    }
    return PLACES.map(reading);
  };
  return {
    served: {
      key: `readings.${group}`,
      group,
      version,
      plural: 'readings',
      kind: 'Reading',
      namespaced: true,
    },
    singular: 'reading',
    shortNames: [],
    categories: [],
    list: (namespace) =>
      all().filter(({ metadata }) => namespace === undefined || metadata.namespace === namespace),
    get: (namespace, name) =>
      all().find(({ metadata }) => metadata.namespace === namespace && metadata.name === name),
    subresources: {},
  };
}

const PLACES = ['inner-harbour', 'lighthouse', 'river-mouth'];

function reading(name: string, index: number): KubeObject {
  return {
    apiVersion: `${group}/${version}`,
    kind: 'Reading',
    metadata: { name, namespace: 'serves-an-api', creationTimestamp: '2026-11-01T06:00:00Z' },
    height: 120 + index,
  };
}
