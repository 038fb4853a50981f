import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '../../models/clusterServiceVersion';
import type { ClusterCall } from './clusterCall';
import { statedList } from './statedList';

/** What goes with a CSV, and what stays without it (UN-004). */
export type CsvContents = {
  /** OLM deletes them. */
  readonly deployments: readonly string[];
  /** Served by the Operator itself: gone with it. */
  readonly apiServices: readonly string[];
  /** Kinds whose definitions stay, with all their objects. */
  readonly kinds: readonly string[];
};

export function contentsOf({ spec }: ClusterServiceVersion): CsvContents {
  const { install, customresourcedefinitions, apiservicedefinitions } = spec ?? {};
  return {
    deployments: texts(install?.spec?.deployments, ({ name }) => name),
    apiServices: texts(apiservicedefinitions?.owned, ({ kind }) => kind),
    kinds: texts(customresourcedefinitions?.owned, ({ kind }) => kind),
  };
}

export function deleteCsv({ metadata }: ClusterServiceVersion): ClusterCall {
  const { name, namespace = '', uid = null } = metadata;
  return { kind: 'delete', model: clusterServiceVersionModel, object: { name, namespace }, uid };
}

/** Each once; what is no list, or has no text there, is left out. */
function texts<T>(list: readonly T[] | undefined, textOf: (item: T) => unknown): readonly string[] {
  return [
    ...new Set(
      statedList(list)
        .map(textOf)
        .filter((text) => typeof text === 'string'),
    ),
  ];
}
