import { jsonIn, type JsonRecord, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { type Dependency, dependencyIn } from '~/olm/dependencies/dependencies';
import { LIFECYCLES, type LifecycleVersion, lifecycleIn } from '~/olm/lifecycle/parseLifecycle';
import { suggestedNamespace } from '~/olm/namespaces/namespaceName';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import { type ChannelEdges, channelEdges } from '~/olm/paths/channelEdges';
import { buildOf, semanticVersion } from '~/olm/semanticVersion';

/** A package in the content of a catalog, without descriptions. */
export type CatalogPackage = {
  readonly name: string;
  readonly defaultChannel: string | null;
  readonly channels: readonly ChannelEdges[];
  readonly bundles: readonly CatalogBundle[];
  readonly deprecations: readonly ContentDeprecation[];
  /** Excluded bundles, which OLM also ignores. */
  readonly flaws: readonly BundleFlaw[];
  /** `null`: the catalog contains no lifecycle of the package. */
  readonly lifecycle: readonly LifecycleVersion[] | null;
};

export type CatalogBundle = {
  readonly name: string;
  readonly version: string;
  /** Distinguishes bundles with the same version; `null`: not stated. */
  readonly release: string | null;
  readonly image: string | null;
  /** `null`: not known. */
  readonly installModes: readonly InstallModeType[] | null;
  readonly requires: readonly Dependency[];
  readonly apis: readonly ContentApi[];
  readonly bringsApiService: boolean;
  /** Known only if the content contains the manifests. */
  readonly hasWebhooks?: true;
  readonly minKubeVersion: string | null;
  readonly suggestedNamespace: string | null;
  /** The content contains the manifests. */
  readonly hasManifests: boolean;
};

export type ContentApi = {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
};

export type ContentDeprecation = {
  readonly scope: 'package' | 'channel' | 'bundle';
  /** `null`: the package. */
  readonly name: string | null;
  readonly message: string;
};

export type BundleFlaw = {
  readonly kind: 'no-version' | 'no-semantic-version' | 'twice';
  readonly name: string;
};

/**
 * Collects the packages of a file-based catalog from its objects, in any order and of any shape. Objects without a
 * package are ignored.
 */
export function packageCollector() {
  const packages = new Map<string, Collected>();
  return {
    add: (meta: unknown): void => {
      const owner = ownerOf(recordIn(meta));
      if (owner === null) return;
      const collected = packages.get(owner) ?? begun(owner);
      packages.set(owner, collected);
      addTo(collected, recordIn(meta));
    },
    packages: (): ReadonlyMap<string, CatalogPackage> => packages,
  };
}

type Collected = { -readonly [K in keyof CatalogPackage]: Collectable<CatalogPackage[K]> };

type Collectable<T> = T extends readonly (infer Item)[] ? Item[] : T;

function begun(name: string): Collected {
  return {
    name,
    defaultChannel: null,
    channels: [],
    bundles: [],
    deprecations: [],
    flaws: [],
    lifecycle: null,
  };
}

function ownerOf({ schema, package: owner, name }: JsonRecord): string | null {
  return textIn(schema === 'olm.package' ? name : owner);
}

function addTo(collected: Collected, meta: JsonRecord): void {
  switch (meta['schema']) {
    case 'olm.package':
      collected.defaultChannel = textIn(meta['defaultChannel']);
      break;
    case 'olm.channel': {
      const channel = channelEdges(meta, collected.name);
      if (channel !== null) collected.channels.push(channel);
      break;
    }
    case 'olm.bundle':
      addBundle(collected, meta);
      break;
    case 'olm.deprecations':
      collected.deprecations.push(...deprecationsIn(meta));
      break;
    case LIFECYCLES:
      // Of several documents, none counts, as in `lifecyclesIn`.
      collected.lifecycle = collected.lifecycle === null ? [...lifecycleIn(meta)] : [];
  }
}

function addBundle({ bundles, flaws }: Collected, meta: JsonRecord): void {
  const name = textIn(meta['name']);
  if (name === null) return;
  const properties = listIn(meta['properties']).map(recordIn);
  const { version: stated, release } = valueOf(properties, 'olm.package');
  const version = textIn(stated);
  if (version === null) flaws.push({ kind: 'no-version', name });
  else if (semanticVersion(version) === null) flaws.push({ kind: 'no-semantic-version', name });
  else if (bundles.some((one) => one.name === name)) flaws.push({ kind: 'twice', name });
  else {
    bundles.push({
      name,
      version,
      // A build of a version counts as its release (operator-controller, bundleutil/bundle.go).
      release: textIn(release) ?? buildOf(version),
      image: textIn(meta['image']),
      requires: properties.flatMap(requiredBy),
      apis: properties.flatMap(apiIn),
      hasManifests: properties.some(({ type }) => type === OBJECT),
      ...describedBy(properties),
    });
  }
}

const OBJECT = 'olm.bundle.object';

/** The value of the first property of a type. */
export function valueOf(properties: readonly JsonRecord[], wanted: string): JsonRecord {
  return recordIn(properties.find(({ type }) => type === wanted)?.['value']);
}

/** OLM v1 rejects a dependency even if it cannot be read. */
function requiredBy(property: JsonRecord): readonly Dependency[] {
  const type = textIn(property['type']);
  if (type === null || !REQUIRING.includes(type)) return [];
  return [dependencyIn(property) ?? { kind: 'rule', rule: '' }];
}

/** The properties of dependencies. */
export const REQUIRING: readonly string[] = [
  'olm.package.required',
  'olm.gvk.required',
  'olm.constraint',
];

function apiIn({ type, value }: JsonRecord): readonly ContentApi[] {
  const { group, version, kind } = recordIn(value);
  const found = type === 'olm.gvk' ? textIn(kind) : null;
  return found === null
    ? []
    : [{ group: textIn(group) ?? '', version: textIn(version) ?? '', kind: found }];
}

type Described = Pick<
  CatalogBundle,
  'installModes' | 'bringsApiService' | 'hasWebhooks' | 'minKubeVersion' | 'suggestedNamespace'
>;

/** From the metadata of the ClusterServiceVersion; older catalogs contain the whole ClusterServiceVersion as a manifest. */
function describedBy(properties: readonly JsonRecord[]): Described {
  const metadata = valueOf(properties, 'olm.csv.metadata');
  if (Object.keys(metadata).length > 0) return described(metadata, metadata['annotations']);
  const csv = clusterServiceVersionAmong(properties);
  const spec = recordIn(csv?.['spec']);
  const services = spec['apiservicedefinitions'];
  const annotations = recordIn(csv?.['metadata'])['annotations'];
  return described({ ...spec, apiServiceDefinitions: services }, annotations);
}

/** The ClusterServiceVersion that older catalogs contain as a manifest; `null`: not contained. */
export function clusterServiceVersionAmong(properties: readonly JsonRecord[]): JsonRecord | null {
  const manifests = properties.filter(({ type }) => type === OBJECT).map(manifestIn);
  return manifests.find(({ kind }) => kind === 'ClusterServiceVersion') ?? null;
}

function described(spec: JsonRecord, annotations: unknown): Described {
  const services = recordIn(spec['apiServiceDefinitions'])['owned'];
  return {
    installModes: Array.isArray(spec['installModes']) ? supportedIn(spec['installModes']) : null,
    bringsApiService: listIn(services).length > 0,
    ...(listIn(spec['webhookdefinitions']).length > 0 && { hasWebhooks: true }),
    minKubeVersion: textIn(spec['minKubeVersion']),
    suggestedNamespace: suggestedNamespace(textMapIn(annotations))?.name ?? null,
  };
}

function supportedIn(modes: readonly unknown[]): readonly InstallModeType[] {
  const supported = modes.map(recordIn).filter((mode) => mode['supported'] === true);
  return INSTALL_MODES.filter((mode) => supported.some(({ type }) => type === mode));
}

/** The manifests of a bundle; `null` if the catalog does not contain them, or one is not readable. */
export function bundleManifests(meta: unknown): readonly JsonRecord[] | null {
  const objects = listIn(recordIn(meta)['properties'])
    .map(recordIn)
    .filter(({ type }) => type === OBJECT)
    .map(manifestIn);
  const isKnown = objects.length > 0 && objects.every(({ kind }) => textIn(kind) !== null);
  return isKnown ? objects : null;
}

/** A manifest is stored as base64 of its JSON. */
function manifestIn({ value }: JsonRecord): JsonRecord {
  const data = textIn(recordIn(value)['data']);
  if (data === null) return {};
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return recordIn(jsonIn(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}

function deprecationsIn({ entries }: JsonRecord): readonly ContentDeprecation[] {
  return listIn(entries).flatMap((entry) => {
    const { reference, message } = recordIn(entry);
    const { schema, name } = recordIn(reference);
    const scope = SCOPES[String(schema)];
    return scope === undefined ? [] : { scope, name: textIn(name), message: textIn(message) ?? '' };
  });
}

const SCOPES: Readonly<Record<string, ContentDeprecation['scope']>> = {
  'olm.package': 'package',
  'olm.channel': 'channel',
  'olm.bundle': 'bundle',
};
