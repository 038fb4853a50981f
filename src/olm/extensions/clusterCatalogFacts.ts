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
