import { lifecyclesOf } from './lifecycles';
import type { Catalog, CatalogChannel, CatalogPackage } from './fbc';

/**
 * A file-based catalog in the format of catalogd: one object per line, package by package.
 * @param name of the catalog, for its lifecycles
 */
export function* contentLines({ packages }: Catalog, name: string): Generator<string> {
  for (const each of packages) {
    const lifecycles = lifecyclesOf(name, each.name) ?? [];
    for (const meta of [...metasOf(each), ...lifecycles]) yield `${JSON.stringify(meta)}\n`;
  }
}

function* metasOf(each: CatalogPackage): Generator<object> {
  const { name, defaultChannel, description, icon, channels, bundles, deprecations } = each;
  yield {
    schema: 'olm.package',
    name,
    defaultChannel,
    description,
    ...(icon && { icon: { base64data: icon.base64data, mediatype: icon.mediatype } }),
  };
  for (const channel of channels) yield channelMeta(name, channel);
  for (const bundle of bundles) {
    const { properties, relatedImages, csvMetadata } = bundle;
    const metadata = csvMetadata && [{ type: 'olm.csv.metadata', value: csvMetadata }];
    yield {
      schema: 'olm.bundle',
      name: bundle.name,
      package: name,
      image: bundle.image,
      properties: [...properties, ...(metadata ?? [])],
      relatedImages,
    };
  }
  if (deprecations.length > 0) {
    yield { schema: 'olm.deprecations', package: name, entries: deprecations };
  }
}

/** Omits absent fields, like `opm`. */
function channelMeta(packageName: string, { name, entries }: CatalogChannel): object {
  return {
    schema: 'olm.channel',
    package: packageName,
    name,
    entries: entries.map(({ skips, ...entry }) => ({
      ...entry,
      ...(skips.length === 0 ? {} : { skips }),
    })),
  };
}
