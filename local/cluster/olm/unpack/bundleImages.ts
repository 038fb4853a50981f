/** Finds the bundle of an image, like a container registry. */
import type {
  BundleManifests,
  Catalog,
  CatalogBundle,
  CatalogPackage,
} from '../../../catalogs/fbc';
import { manifestsFromMetadata } from '../../../catalogs/synthesize';
import type { Catalogs } from '../catalog/catalogs';

export type BundleImage = {
  readonly bundle: CatalogBundle;
  readonly ofPackage: CatalogPackage;
  readonly manifests: BundleManifests;
};

export type BundleImages = { readonly find: (image: string) => BundleImage | undefined };

/** Why an image temporarily cannot be pulled; `undefined`: it can. */
export type Outage = (image: string) => string | undefined;

type Place = { readonly bundle: CatalogBundle; readonly ofPackage: CatalogPackage };

export function createBundleImages(catalogs: Catalogs, outage: Outage): BundleImages {
  const indexes = new WeakMap<Catalog, ReadonlyMap<string, Place>>();

  function indexOf(catalog: Catalog): ReadonlyMap<string, Place> {
    const known = indexes.get(catalog);
    if (known !== undefined) return known;
    const index = new Map(
      catalog.packages.flatMap((ofPackage) =>
        ofPackage.bundles.map((bundle) => [bundle.image, { bundle, ofPackage }] as const),
      ),
    );
    indexes.set(catalog, index);
    return index;
  }

  return {
    find: (image) => {
      for (const { catalog } of catalogs.named) {
        const place = indexOf(catalog).get(image);
        if (place === undefined) continue;
        const message = outage(image);
        const manifests = catalog.manifestsOf(place.bundle) ?? {
          kind: 'manifests',
          objects: manifestsFromMetadata(place.bundle),
        };
        return {
          ...place,
          manifests: message === undefined ? manifests : { kind: 'cannot-pull', message },
        };
      }
      return undefined;
    },
  };
}
