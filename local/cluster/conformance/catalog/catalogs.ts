/** Catalogs of the situations: graphs of the recorded ones, with custom bundles. */
import type {
  CatalogChannel,
  CatalogPackage,
  ChannelEntry,
  Deprecation,
  NamedCatalog,
} from '../../../catalogs/fbc';
import {
  bundleNameOf,
  catalogBundleOf,
  manifestsOf,
  type BundleDraft,
  type Definition,
} from './bundle';

const database: Definition = { group: 'acme.example.com', kind: 'Database', versions: ['v1'] };
const databaseV2: Definition = { ...database, versions: ['v1', 'v2'] };
const backup: Definition = { ...database, kind: 'Backup' };
const cache: Definition = { group: 'cache.example.com', kind: 'Cache', versions: ['v1'] };
const ghost: Definition = { group: 'none.example.com', kind: 'Ghost', versions: ['v1'] };

const nodes = { resources: ['nodes'], verbs: ['get', 'list'] };
const nodesAndSecrets = { resources: ['nodes', 'secrets'], verbs: ['get', 'list', 'watch'] };

const bundles: readonly BundleDraft[] = [
  { packageName: 'acme-db', version: '1.0.0', owned: [database] },
  { packageName: 'acme-db', version: '1.1.0', owned: [database], replaces: 'acme-db.v1.0.0' },
  {
    packageName: 'acme-db',
    version: '1.2.0',
    owned: [database, backup],
    replaces: 'acme-db.v1.1.0',
    annotations: { 'olm.skipRange': '>=1.0.0 <1.2.0' },
    clusterRules: nodes,
  },
  {
    packageName: 'acme-db',
    version: '2.0.0',
    owned: [databaseV2, backup],
    replaces: 'acme-db.v1.2.0',
    clusterRules: nodesAndSecrets,
  },
  { packageName: 'acme-cache', version: '0.5.0', owned: [cache], required: [database] },
  {
    packageName: 'acme-global',
    version: '3.1.4',
    modes: ['AllNamespaces'],
    annotations: {
      'operatorframework.io/cluster-monitoring': 'true',
      'operatorframework.io/suggested-namespace': 'acme-system',
    },
  },
  { packageName: 'acme-own', version: '1.0.0', modes: ['OwnNamespace', 'SingleNamespace'] },
  { packageName: 'acme-broken', version: '1.0.0', behavior: 'never-ready' },
  { packageName: 'acme-orphan', version: '1.0.0', required: [ghost] },
  { packageName: 'acme-badunpack', version: '1.0.0' },
  { packageName: 'acme-old', version: '1.0.0' },
  { packageName: 'acme-old', version: '1.1.0', replaces: 'acme-old.v1.0.0' },
  { packageName: 'acme-newkube', version: '1.0.0', minKubeVersion: '1.99.0' },
  { packageName: 'acme-clash', version: '1.0.0', owned: [database] },
];

const deprecations: readonly Deprecation[] = [
  { reference: { schema: 'olm.package' }, message: 'acme-old is end of life. Use acme-db.' },
  {
    reference: { schema: 'olm.channel', name: 'legacy' },
    message: 'The legacy channel gets no fixes.',
  },
  {
    reference: { schema: 'olm.bundle', name: 'acme-old.v1.0.0' },
    message: '1.0.0 has known data loss.',
  },
];

/** The first channel is the default one. */
const channels: { readonly [packageName: string]: readonly CatalogChannel[] } = {
  'acme-db': [
    channel('stable', 'acme-db', [
      '1.0.0',
      '1.1.0',
      { version: '1.2.0', skipRange: '>=1.0.0 <1.2.0' },
    ]),
    channel('candidate', 'acme-db', ['1.1.0', '1.2.0', '2.0.0']),
  ],
  'acme-cache': [channel('alpha', 'acme-cache', ['0.5.0'])],
  'acme-global': [channel('stable', 'acme-global', ['3.1.4'])],
  'acme-old': [
    channel('stable', 'acme-old', ['1.0.0', '1.1.0']),
    channel('legacy', 'acme-old', ['1.0.0']),
  ],
  ...Object.fromEntries(
    ['own', 'broken', 'orphan', 'badunpack', 'newkube', 'clash'].map((name) => [
      `acme-${name}`,
      [channel('stable', `acme-${name}`, ['1.0.0'])],
    ]),
  ),
};

export const CONFORMANCE_CATALOGS: readonly NamedCatalog[] = [
  named('acme', Object.keys(channels).map(packageOf)),
  named('community-operators', []),
];

type Version = string | { readonly version: string; readonly skipRange: string };

/** Each version replaces the previous one. */
function channel(name: string, packageName: string, versions: readonly Version[]): CatalogChannel {
  const names = versions.map(
    (each) => `${packageName}.v${typeof each === 'string' ? each : each.version}`,
  );
  const entries = versions.map((each, index): ChannelEntry => {
    const before = names[index - 1];
    return {
      name: names[index] ?? '',
      skips: [],
      ...(before === undefined ? {} : { replaces: before }),
      ...(typeof each === 'string' ? {} : { skipRange: each.skipRange }),
    };
  });
  return { name, entries };
}

function packageOf(name: string): CatalogPackage {
  const [first, ...others] = channels[name] ?? [];
  return {
    name,
    description: '',
    defaultChannel: first?.name ?? '',
    channels: first === undefined ? [] : [first, ...others],
    bundles: bundles.filter(({ packageName }) => packageName === name).map(catalogBundleOf),
    deprecations: name === 'acme-old' ? deprecations : [],
  };
}

function named(name: string, packages: readonly CatalogPackage[]): NamedCatalog {
  return {
    name,
    displayName: name,
    publisher: 'Acme',
    priority: 0,
    image: `registry.lab.local/${name}:latest`,
    catalog: {
      packages,
      problems: [],
      manifestsOf: (bundle) => {
        const draft = bundles.find((each) => bundleNameOf(each) === bundle.name);
        return draft === undefined || draft.packageName === 'acme-badunpack'
          ? { kind: 'cannot-pull', message: 'manifest unknown' }
          : { kind: 'manifests', objects: manifestsOf(draft) };
      },
    },
  };
}
