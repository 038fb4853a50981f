import type { CatalogProperty } from '../fbc';
import type { BuiltPackage } from './package';

/**
 * A package as opm wrote it before it extracted the metadata of ClusterServiceVersions: each bundle contains its
 * manifests instead (`olm.bundle.object`).
 */
export function withManifests(built: BuiltPackage): BuiltPackage {
  const bundles = built.package.bundles.map(
    ({ name, packageName, version, image, properties, relatedImages }) => ({
      name,
      packageName,
      version,
      image,
      relatedImages,
      properties: [
        ...properties.filter(({ type }) => type !== 'olm.csv.metadata'),
        ...manifestsOf(built, name),
      ],
    }),
  );
  return { ...built, package: { ...built.package, bundles } };
}

function manifestsOf({ manifests }: BuiltPackage, bundle: string): readonly CatalogProperty[] {
  const found = manifests.get(bundle)?.();
  if (found?.kind !== 'manifests') return [];
  return found.objects.map((object) => ({
    type: 'olm.bundle.object',
    value: { data: Buffer.from(JSON.stringify(object)).toString('base64') },
  }));
}
