/** What a list of catalogs tells of a ClusterCatalog besides. */
export type ClusterCatalogFacts = {
  readonly state: ClusterCatalogState;
  /** Why it does not serve what it is to serve, in OLM's own words; empty: nothing keeps it. */
  readonly reason: string;
  readonly message: string;
  /** Of the image that is served. */
  readonly digest: string | null;
  /** When its content was last read; a timestamp. */
  readonly lastUnpacked: string | null;
  /** The extensions that ask it; `null`: they may not be seen, or are not read yet. */
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
