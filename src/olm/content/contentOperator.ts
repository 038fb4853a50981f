import { type JsonRecord, listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { type CatalogItem, catalogItem } from '~/olm/packages/catalogItem';
import { iconData } from '~/olm/packages/iconData';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { parsePackage } from '~/olm/packages/parsePackage';
import {
  type CatalogBundle,
  type CatalogPackage,
  type ContentDeprecation,
  REQUIRING,
  clusterServiceVersionAmong,
  packageCollector,
  valueOf,
} from './catalogPackage';
import { newestOf } from './newestBundle';

/** A package in the content of a catalog with the descriptions of its channels' latest versions. */
export type DescribedPackage = {
  readonly found: CatalogPackage;
  /** By the name of the bundle, as `currentCSVDesc` of a PackageManifest. */
  readonly about: Readonly<Record<string, unknown>>;
  /** A data URL; `null` if the package has none that a browser can show. */
  readonly icon: string | null;
};

/** Collects packages with descriptions, and drops those of versions that are no channel's latest one. */
export function describedCollector() {
  const collector = packageCollector();
  const described = new Map<string, { readonly about: Map<string, JsonRecord>; most: number }>();
  const icons = new Map<string, string | null>();
  function keepHeads(name: string): void {
    const own = described.get(name);
    const found = collector.packages().get(name);
    if (own === undefined || found === undefined) return;
    const heads = new Set([newestOf(found)?.name, ...headsOf(found).values()].map(String));
    for (const bundle of own.about.keys()) if (!heads.has(bundle)) own.about.delete(bundle);
    own.most = 2 * own.about.size + ROOM;
  }
  return {
    add: (raw: unknown): void => {
      collector.add(raw);
      const meta = recordIn(raw);
      const name = textIn(meta['name']) ?? '';
      if (meta['schema'] === 'olm.package') icons.set(name, iconData(meta['icon']));
      const owner = textIn(meta['package']);
      if (meta['schema'] !== 'olm.bundle' || owner === null) return;
      const own = described.get(owner) ?? { about: new Map<string, JsonRecord>(), most: ROOM };
      described.set(owner, own);
      own.about.set(name, aboutOf(meta));
      // The channels of the package can follow its bundles.
      const hasChannels = (collector.packages().get(owner)?.channels.length ?? 0) > 0;
      if (hasChannels && own.about.size > own.most) keepHeads(owner);
    },
    packages: (): readonly DescribedPackage[] =>
      [...collector.packages()].map(([name, found]) => {
        keepHeads(name);
        const about = Object.fromEntries(described.get(name)?.about ?? []);
        return { found, about, icon: icons.get(name) ?? null };
      }),
  };
}

/** Descriptions that a package can have in addition, so that heads are not determined with each bundle. */
const ROOM = 8;

/** The name of the latest version of each channel that has one. */
function headsOf(found: CatalogPackage): ReadonlyMap<string, string> {
  return new Map(
    found.channels.flatMap(({ channel }) => {
      const head = newestOf(found, [channel]);
      return head === null ? [] : [[channel, head.name] as const];
    }),
  );
}

/** The bundle that the catalog shows: the latest of the default channel, otherwise the latest. */
export function shownBundle(found: CatalogPackage): CatalogBundle | null {
  const { defaultChannel } = found;
  return (defaultChannel === null ? null : newestOf(found, [defaultChannel])) ?? newestOf(found);
}

/** A package with the version that the catalog page shows. */
export type NewestOfPackage = {
  readonly packageName: string;
  readonly bundle: CatalogBundle | null;
  /** `null`: the catalog page does not show the package. */
  readonly item: CatalogItem | null;
};

export function newestOfPackage(catalog: string, described: Described): NewestOfPackage {
  const { found } = described;
  const operator = contentOperator(catalog, described);
  const item = operator && catalogItem(operator);
  return { packageName: found.name, bundle: shownBundle(found), item };
}

type Described = Pick<DescribedPackage, 'found' | 'about'>;

/**
 * A package of a ClusterCatalog as OLM v0's package server would describe it, so that the same pages show both.
 * @returns `null`: it has no channel with a version
 */
export function contentOperator(
  catalog: string,
  { found, about }: Described,
): OperatorPackage | null {
  const { name, defaultChannel, bundles, deprecations } = found;
  const versions = new Map(bundles.map((bundle) => [bundle.name, bundle.version]));
  const heads = headsOf(found);
  const stated = deprecationIn(deprecations);
  const shown = recordIn(about[shownBundle(found)?.name ?? '']);
  return parsePackage({
    metadata: { name, labels: shown['labels'] },
    status: {
      packageName: name,
      catalogSource: catalog,
      catalogSourceNamespace: CLUSTER_SCOPE,
      defaultChannel,
      deprecation: stated('package', null),
      channels: found.channels
        .filter(({ channel }) => heads.has(channel))
        .map(({ channel, entries }) => ({
          name: channel,
          currentCSV: heads.get(channel),
          currentCSVDesc: about[heads.get(channel) ?? ''],
          deprecation: stated('channel', channel),
          entries: entries
            .filter(({ csvName }) => versions.has(csvName))
            .map(({ csvName }) => ({
              name: csvName,
              version: versions.get(csvName),
              deprecation: stated('bundle', csvName),
            })),
        })),
    },
  });
}

function deprecationIn(all: readonly ContentDeprecation[]) {
  return (scope: ContentDeprecation['scope'], name: string | null) => {
    const of = all.find((one) => one.scope === scope && (name === null || one.name === name));
    return of === undefined ? undefined : { message: of.message };
  };
}

/** The description of a bundle without examples and descriptors, which only the pages of instances need. */
function aboutOf(meta: JsonRecord): JsonRecord {
  const properties = listIn(meta['properties']).map(recordIn);
  const metadata = valueOf(properties, 'olm.csv.metadata');
  const csv = Object.keys(metadata).length > 0 ? null : clusterServiceVersionAmong(properties);
  const spec = csv === null ? metadata : recordIn(csv['spec']);
  const { annotations, labels } = csv === null ? metadata : recordIn(csv['metadata']);
  const apis = spec['customresourcedefinitions'] ?? spec['crdDescriptions'];
  const services = spec['apiservicedefinitions'] ?? spec['apiServiceDefinitions'];
  const needs = properties.filter(({ type }) => REQUIRING.includes(String(type)));
  return {
    ...Object.fromEntries(DESCRIBING.map((field) => [field, spec[field]])),
    version: valueOf(properties, 'olm.package')['version'],
    annotations: {
      ...Object.fromEntries(
        Object.entries(textMapIn(annotations)).filter(([name]) => !LARGE.includes(name)),
      ),
      ...(needs.length > 0 && { 'olm.properties': JSON.stringify(needs) }),
    },
    labels: textMapIn(labels),
    customresourcedefinitions: apisIn(apis),
    apiservicedefinitions: apisIn(services),
    relatedImages: textsIn(listIn(meta['relatedImages']).map((one) => recordIn(one)['image'])),
  };
}

const DESCRIBING = [
  'displayName',
  'description',
  'provider',
  'keywords',
  'links',
  'maintainers',
  'maturity',
  'minKubeVersion',
  'installModes',
] as const;

const LARGE: readonly string[] = ['alm-examples', 'operatorframework.io/initialization-resource'];

function apisIn(definitions: unknown): JsonRecord {
  const { owned, required } = recordIn(definitions);
  return { owned: listIn(owned).map(apiIn), required: listIn(required).map(apiIn) };
}

function apiIn(api: unknown): JsonRecord {
  const { name, group, version, kind, displayName, description } = recordIn(api);
  return { name, group, version, kind, displayName, description };
}
