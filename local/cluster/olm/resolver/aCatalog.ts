/** Catalogs for tests, written as `package/channel: csv <- replaced`. */
import type {
  Catalog,
  CatalogBundle,
  CatalogPackage,
  CatalogProperty,
  ChannelEntry,
} from '../../../catalogs/fbc';

export type BundleSpec = {
  readonly version: string;
  readonly properties?: readonly CatalogProperty[];
};

export type PackageSpec = {
  readonly name: string;
  readonly defaultChannel?: string;
  readonly channels: { readonly [channel: string]: readonly Partial<ChannelEntry>[] };
  readonly bundles: { readonly [csv: string]: BundleSpec };
};

export function aCatalog(...packages: readonly PackageSpec[]): Catalog {
  return { packages: packages.map(aPackage), problems: [], manifestsOf: () => undefined };
}

export function providing(kind: string): CatalogProperty {
  return { type: 'olm.gvk', value: { group: 'example.com', version: 'v1', kind } };
}

export function requiring(kind: string): CatalogProperty {
  return { type: 'olm.gvk.required', value: { group: 'example.com', version: 'v1', kind } };
}

function aPackage(spec: PackageSpec): CatalogPackage {
  return {
    name: spec.name,
    defaultChannel: spec.defaultChannel ?? Object.keys(spec.channels)[0] ?? '',
    description: '',
    channels: Object.entries(spec.channels).map(([name, entries]) => ({
      name,
      entries: entries.map((entry) => ({ name: '', skips: [], ...entry })),
    })),
    bundles: Object.entries(spec.bundles).map(([name, bundle]) => aBundle(spec.name, name, bundle)),
    deprecations: [],
  };
}

function aBundle(packageName: string, name: string, spec: BundleSpec): CatalogBundle {
  return {
    name,
    packageName,
    version: spec.version,
    image: `registry.example.com/${packageName}:${spec.version}`,
    properties: [
      { type: 'olm.package', value: { packageName, version: spec.version } },
      ...(spec.properties ?? []),
    ],
    relatedImages: [],
  };
}
