import { recordIn } from '~/kube/json';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import { readCatalog } from './catalog';
import { conditionsIn } from './extension';

/** The facts about a ClusterCatalog in a list of catalogs. */
export type ClusterCatalogFacts = {
  readonly state: ClusterCatalogState;
  /** OLM's reason why it is not served; empty: none. */
  readonly reason: string;
  readonly message: string;
  /** Of the image that is served. */
  readonly digest: string | null;
  /** When its content was last read; a timestamp. */
  readonly lastUnpacked: string | null;
  /** The extensions that use it; `null`: without permission, or not loaded yet. */
  readonly users: readonly string[] | null;
  /** Those of them that are installed and not blocked by it. */
  readonly running: readonly string[];
  /** Those of them that wait only because it is not served. */
  readonly stopped: readonly string[];
  /** OpenShift reverts all changes except the availability. */
  readonly isDefault: boolean;
};

export type ClusterCatalogState =
  | 'serving'
  /** It serves the previous content, because the new image cannot be read. */
  | 'old-content'
  | 'not-served'
  /** OLM has not read its image yet. */
  | 'unpacking'
  | 'disabled';

/** Serving "True" with a problem means that the old content is served (recording v1_catalog_bad_image). */
export function clusterCatalogState(object: ClusterCatalog): ClusterCatalogState {
  const { isUnavailable, isServing, failing } = readCatalog(object);
  if (isUnavailable) return 'disabled';
  if (isServing) return failing === null ? 'serving' : 'old-content';
  const isSilent = conditionsIn(recordIn(object.status)['conditions']).length === 0;
  return isSilent ? 'unpacking' : 'not-served';
}
