/** A file-based catalog after loading: what OLM's registry would serve of it. */

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

/** Something in a catalog file that could not be read; the rest is served. `line` counts from 1. */
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
      /** How the image's files are written; absent: JSON. */
      readonly format?: 'yaml';
    }
  | { readonly kind: 'cannot-pull'; readonly message: string };

export type Catalog = {
  readonly packages: readonly CatalogPackage[];
  readonly problems: readonly LoadProblem[];
  /** Manifests that come with the catalog; `undefined`: none do, they are synthesized from the metadata. */
  readonly manifestsOf: (bundle: CatalogBundle) => BundleManifests | undefined;
};

/** A catalog and the CatalogSource that serves it. */
export type NamedCatalog = {
  readonly name: string;
  readonly displayName: string;
  readonly publisher: string;
  readonly priority: number;
  readonly image: string;
  /** Another image of a catalog of the same name, which no CatalogSource has from the start. */
  readonly isSpare?: true;
  /** Its registry gives it only to this user. */
  readonly login?: { readonly username: string; readonly password: string };
  /** The server in the image ends at once, with this as the end of its log. */
  readonly crash?: string;
  /** A registry outside the cluster serves it there, too. */
  readonly address?: string;
  readonly catalog: Catalog;
};
