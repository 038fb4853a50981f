/** Candidates of the resolver: channel entries of catalogs, and existing ClusterServiceVersions. */
import type { SemVer } from 'semver';
import type {
  Catalog,
  CatalogBundle,
  CatalogPackage,
  CatalogProperty,
} from '../../../catalogs/fbc';
import { isObject, listAt, parseJson, textAt } from '../../kube/json';
import type { KubeObject } from '../../kube/types';
import { PROPERTIES_ANNOTATION } from '../shared/names';
import { parseRange, parseVersion, type VersionRange } from './versionRange';

export type CatalogKey = { readonly name: string; readonly namespace: string };

export type Entry = {
  /** As OLM prints it in messages: `catalog/namespace/channel/csv`, or `@existing/namespace//csv`. */
  readonly id: string;
  readonly name: string;
  readonly packageName: string;
  readonly catalog: CatalogKey;
  /** Empty for existing CSVs. */
  readonly channel: string;
  readonly inDefaultChannel: boolean;
  readonly version?: SemVer;
  readonly replaces?: string;
  readonly skips: readonly string[];
  readonly skipRange?: VersionRange;
  readonly properties: readonly CatalogProperty[];
  readonly provides: ReadonlySet<string>;
  /** Absent for existing CSVs. */
  readonly bundle?: CatalogBundle;
};

export function catalogKeyText(key: CatalogKey): string {
  return `${key.name}/${key.namespace}`;
}

/** Text of an API in messages, also used to compare provided APIs. */
export function apiText(value: unknown): string {
  const [group, version, kind] = ['group', 'version', 'kind'].map(
    (key) => textAt(value, key) ?? '',
  );
  return `${kind ?? ''} (${group ?? ''}/${version ?? ''})`;
}

const cache = new WeakMap<Catalog, Map<string, readonly Entry[]>>();

/** Every entry of every channel whose bundle the catalog holds. */
export function entriesOf(catalog: Catalog, key: CatalogKey): readonly Entry[] {
  const perName = cache.get(catalog) ?? new Map<string, readonly Entry[]>();
  cache.set(catalog, perName);
  const known = perName.get(catalogKeyText(key));
  if (known !== undefined) return known;
  const entries = catalog.packages.flatMap((each) => packageEntries(each, key));
  perName.set(catalogKeyText(key), entries);
  return entries;
}

/** A ClusterServiceVersion in the namespace, with properties of OLM's annotation. */
export function existingEntry(csv: KubeObject, namespace: string): Entry {
  const properties = propertiesOf(csv);
  const own = properties.find((property) => property.type === 'olm.package');
  const version = parseVersion(textAt(csv, 'spec', 'version') ?? '');
  return {
    id: `@existing/${namespace}//${csv.metadata.name}`,
    name: csv.metadata.name,
    packageName: textAt(own?.value, 'packageName') ?? '',
    catalog: { name: '@existing', namespace },
    channel: '',
    inDefaultChannel: false,
    ...(version === undefined ? {} : { version }),
    skips: [],
    properties,
    provides: providedBy(properties),
  };
}

function packageEntries(of: CatalogPackage, key: CatalogKey): readonly Entry[] {
  const bundles = new Map(of.bundles.map((bundle) => [bundle.name, bundle]));
  return of.channels.flatMap((channel) =>
    channel.entries.flatMap((entry): readonly Entry[] => {
      const bundle = bundles.get(entry.name);
      if (bundle === undefined) return [];
      const version = parseVersion(bundle.version);
      const skipRange = entry.skipRange === undefined ? undefined : parseRange(entry.skipRange);
      return [
        {
          id: `${catalogKeyText(key)}/${channel.name}/${entry.name}`,
          name: entry.name,
          packageName: of.name,
          catalog: key,
          channel: channel.name,
          inDefaultChannel: channel.name === of.defaultChannel,
          ...(version === undefined ? {} : { version }),
          ...(entry.replaces === undefined ? {} : { replaces: entry.replaces }),
          skips: entry.skips,
          ...(skipRange === undefined ? {} : { skipRange }),
          properties: bundle.properties,
          provides: providedBy(bundle.properties),
          bundle,
        },
      ];
    }),
  );
}

function providedBy(properties: readonly CatalogProperty[]): ReadonlySet<string> {
  return new Set(
    properties.filter((property) => property.type === 'olm.gvk').map(({ value }) => apiText(value)),
  );
}

function propertiesOf(csv: KubeObject): readonly CatalogProperty[] {
  const annotation = csv.metadata.annotations?.[PROPERTIES_ANNOTATION];
  if (annotation !== undefined) {
    return listAt(parseJson(annotation), 'properties').flatMap((property) =>
      isObject(property) && typeof property['type'] === 'string'
        ? [{ type: property['type'], value: property['value'] }]
        : [],
    );
  }
  return [
    ...declaredApis(csv, 'owned', 'olm.gvk'),
    ...declaredApis(csv, 'required', 'olm.gvk.required'),
  ];
}

/** Without the annotation, the CSV's own lists contain provided and required APIs. */
function declaredApis(csv: KubeObject, list: string, type: string): readonly CatalogProperty[] {
  return listAt(csv, 'spec', 'customresourcedefinitions', list).map((api) => ({
    type,
    value: {
      group: (textAt(api, 'name') ?? '').split('.').slice(1).join('.'),
      version: textAt(api, 'version') ?? '',
      kind: textAt(api, 'kind') ?? '',
    },
  }));
}
