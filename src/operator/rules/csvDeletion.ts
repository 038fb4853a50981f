import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ClusterCall } from '~/olm/calls/clusterCall';

/** What goes with a CSV, and what stays without it (UN-004). */
export type CsvContents = {
  /** OLM deletes them. */
  readonly deployments: readonly string[];
  /** Served by the Operator itself: gone with it. */
  readonly apiServices: readonly string[];
  /** Kinds whose definitions stay, with all their objects. */
  readonly kinds: readonly string[];
};

/** The spec of a CSV is not trusted: OLM takes any. */
export function contentsOf(csv: ClusterServiceVersion): CsvContents {
  const spec = recordIn(csv.spec);
  const strategy = recordIn(recordIn(spec['install'])['spec']);
  return {
    deployments: textsAt(strategy['deployments'], 'name'),
    apiServices: textsAt(recordIn(spec['apiservicedefinitions'])['owned'], 'kind'),
    kinds: textsAt(recordIn(spec['customresourcedefinitions'])['owned'], 'kind'),
  };
}

export function deleteCsv({ metadata }: ClusterServiceVersion): ClusterCall {
  const { name, namespace = '', uid = null } = metadata;
  return { kind: 'delete', model: clusterServiceVersionModel, object: { name, namespace }, uid };
}

/** Each once; what has no text there is left out. */
function textsAt(list: unknown, field: string): readonly string[] {
  return [...new Set(listIn(list).flatMap((item) => textIn(recordIn(item)[field]) ?? []))];
}
