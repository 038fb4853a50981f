import type {
  CatalogBundle,
  CatalogChannel,
  CatalogProperty,
  Deprecation,
  FbcObject,
} from '../fbc';
import { isObject, listAt, objectAt, textAt, textsAt } from '../json';

/** A parsed blob, or its error. */
type Parsed<T> = T | { readonly problem: string };

export type PackageBlob = {
  readonly name: string;
  readonly defaultChannel: string;
  readonly description: string;
  readonly icon?: { readonly base64data: string; readonly mediatype: string };
};

export function parsePackage(blob: FbcObject): Parsed<PackageBlob> {
  const name = textAt(blob, 'name');
  if (name === undefined) return { problem: 'olm.package without a name' };
  const base64data = textAt(blob, 'icon', 'base64data');
  const mediatype = textAt(blob, 'icon', 'mediatype');
  return {
    name,
    defaultChannel: textAt(blob, 'defaultChannel') ?? '',
    description: textAt(blob, 'description') ?? '',
    ...(base64data === undefined || mediatype === undefined
      ? {}
      : { icon: { base64data, mediatype } }),
  };
}

export function parseChannel(blob: FbcObject): Parsed<CatalogChannel> {
  const name = textAt(blob, 'name');
  if (name === undefined) return { problem: 'olm.channel without a name' };
  const entries = listAt(blob, 'entries').flatMap((entry) => {
    const entryName = textAt(entry, 'name');
    if (entryName === undefined) return [];
    const replaces = textAt(entry, 'replaces');
    const skipRange = textAt(entry, 'skipRange');
    return [
      {
        name: entryName,
        skips: textsAt(entry, 'skips'),
        ...(replaces === undefined || replaces === '' ? {} : { replaces }),
        ...(skipRange === undefined || skipRange === '' ? {} : { skipRange }),
      },
    ];
  });
  return { name, entries };
}

/** The registry requires exactly one `olm.package` property per bundle, which contains the version. */
export function parseBundle(blob: FbcObject): Parsed<CatalogBundle> {
  const name = textAt(blob, 'name');
  if (name === undefined) return { problem: 'olm.bundle without a name' };
  const properties = listAt(blob, 'properties').flatMap(propertyOf);
  const packages = properties.filter((property) => property.type === 'olm.package');
  const [identity] = packages;
  if (identity === undefined || packages.length > 1) {
    return {
      problem: `bundle "${name}": must have exactly one olm.package property, has ${packages.length}`,
    };
  }
  const packageName = textAt(identity.value, 'packageName');
  const version = textAt(identity.value, 'version');
  if (packageName === undefined || version === undefined) {
    return { problem: `bundle "${name}": its olm.package property lacks packageName or version` };
  }
  if (packageName !== textAt(blob, 'package')) {
    return { problem: `bundle "${name}": package and olm.package property differ` };
  }
  const metadata = properties.find((property) => property.type === 'olm.csv.metadata')?.value;
  return {
    name,
    packageName,
    version,
    image: textAt(blob, 'image') ?? '',
    properties,
    relatedImages: relatedImagesOf(blob),
    ...(isObject(metadata) ? { csvMetadata: metadata } : {}),
  };
}

export function parseDeprecations(blob: FbcObject): readonly Deprecation[] {
  return listAt(blob, 'entries').flatMap((entry) => {
    const schema = textAt(entry, 'reference', 'schema');
    const message = textAt(entry, 'message');
    if (schema === undefined || message === undefined) return [];
    const name = textAt(objectAt(entry, 'reference'), 'name');
    return [{ reference: { schema, ...(name === undefined ? {} : { name }) }, message }];
  });
}

function propertyOf(property: unknown): readonly CatalogProperty[] {
  const type = textAt(property, 'type');
  return type === undefined || !isObject(property) ? [] : [{ type, value: property['value'] }];
}

function relatedImagesOf(blob: FbcObject): CatalogBundle['relatedImages'] {
  return listAt(blob, 'relatedImages').flatMap((related) => {
    const image = textAt(related, 'image');
    return image === undefined ? [] : [{ name: textAt(related, 'name') ?? '', image }];
  });
}
