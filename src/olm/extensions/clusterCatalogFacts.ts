/** The facts about a ClusterCatalog in a list of catalogs. */
export type ClusterCatalogFacts = {
  readonly state: ClusterCatalogState;
  /** The reason why it is not served, as reported by OLM; empty: none. */
  readonly reason: string;
  readonly message: string;
  /** Of the image that is served. */
  readonly digest: string | null;
  /** When its content was last read; a timestamp. */
  readonly lastUnpacked: string | null;
  /** The extensions that use it; `null`: without permission, or not loaded yet. */
  readonly users: readonly string[] | null;
  /** Those of them that wait only because it is not served. */
  readonly stopped: readonly string[];
  /** OpenShift puts it back, but for whether it is available. */
  readonly isDefault: boolean;
};

export type ClusterCatalogState =
  | 'serving'
  /** It serves what it had; the new image cannot be read. */
  | 'old-content'
  | 'not-served'
  /** OLM has not read its image yet. */
  | 'unpacking'
  | 'disabled';
