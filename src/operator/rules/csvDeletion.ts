import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ClusterCall } from '~/olm/calls/clusterCall';

/** The objects that are deleted with a CSV, and those that remain (UN-004). */
export type CsvContents = {
  /** Deleted by OLM. */
  readonly deployments: readonly string[];
  /** Provided by the Operator itself, and deleted with it. */
  readonly apiServices: readonly string[];
  /** Kinds whose CRDs and objects remain. */
  readonly kinds: readonly string[];
};

/** The spec of a CSV is untrusted, because OLM accepts any. */
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

/** Each once. Other values are omitted. */
function textsAt(list: unknown, field: string): readonly string[] {
  return [...new Set(listIn(list).flatMap((item) => textIn(recordIn(item)[field]) ?? []))];
}
