/** A loaded file-based catalog, as OLM's registry serves it. */

export type FbcObject = { readonly [key: string]: unknown };

export type CatalogProperty = { readonly type: string; readonly value: unknown };

export type CatalogBundle = {
  /** The ClusterServiceVersion's name, such as `quay-watch.v1.2.0`. */
  readonly name: string;
  readonly packageName: string;
  readonly version: string;
  readonly image: string;
  readonly properties: readonly CatalogProperty[];
  readonly relatedImages: readonly { readonly name: string; readonly image: string }[];
  /** The value of `olm.csv.metadata`, when the catalog has one. */
  readonly csvMetadata?: FbcObject;
};

export type ChannelEntry = {
  readonly name: string;
  readonly replaces?: string;
  readonly skips: readonly string[];
  readonly skipRange?: string;
};

export type CatalogChannel = { readonly name: string; readonly entries: readonly ChannelEntry[] };

export type Deprecation = {
  readonly reference: { readonly schema: string; readonly name?: string };
  readonly message: string;
};

export type CatalogPackage = {
  readonly name: string;
  readonly defaultChannel: string;
  readonly description: string;
  readonly icon?: { readonly base64data: string; readonly mediatype: string };
  readonly channels: readonly CatalogChannel[];
  readonly bundles: readonly CatalogBundle[];
  readonly deprecations: readonly Deprecation[];
};

/** A parse error in a catalog file; the rest is served. `line` starts at 1. */
export type LoadProblem = {
  readonly file: string;
  readonly line?: number;
  readonly message: string;
};

/** A bundle image's manifests (ClusterServiceVersion, CRDs, …), or why it cannot be pulled. */
export type BundleManifests =
  | {
      readonly kind: 'manifests';
      readonly objects: readonly FbcObject[];
      /** Format of the image's files; absent: JSON. */
      readonly format?: 'yaml';
    }
  | { readonly kind: 'cannot-pull'; readonly message: string };

export type Catalog = {
  readonly packages: readonly CatalogPackage[];
  readonly problems: readonly LoadProblem[];
  /** Manifests of the catalog; `undefined`: they are synthesized from the metadata. */
  readonly manifestsOf: (bundle: CatalogBundle) => BundleManifests | undefined;
};

/** A catalog and the CatalogSource that serves it. */
export type NamedCatalog = {
  readonly name: string;
  readonly displayName: string;
  readonly publisher: string;
  readonly priority: number;
  readonly image: string;
  /** Another image of a catalog of the same name, without an initial CatalogSource. */
  readonly isSpare?: true;
  /** The only user who can pull it. */
  readonly login?: { readonly username: string; readonly password: string };
  /** The server in the image exits immediately with this log. */
  readonly crash?: string;
  /** A registry outside the cluster also serves it at this address. */
  readonly address?: string;
  /** What is wrong with its content at catalogd. */
  readonly contentFlaw?: ContentFlaw;
  readonly catalog: Catalog;
};

/**
 * `broken-lines`: lines that are not JSON. `cut`: the connection ends in the middle. `denied`: 403, as of a proxy. `large`:
 * megabytes of objects of another schema.
 */
export type ContentFlaw = 'broken-lines' | 'cut' | 'denied' | 'large';
