/** PackageManifests as the package server returns them, for tests that state only the relevant parts. */

type Raw = Readonly<Record<string, unknown>>;

type ManifestParts = {
  readonly name?: string;
  readonly catalog?: string;
  readonly catalogNamespace?: string;
  readonly channels?: readonly unknown[];
  readonly status?: Raw;
  readonly labels?: Raw;
};

export function aPackageManifest({
  name = 'quill',
  catalog = 'community-operators',
  catalogNamespace = 'openshift-marketplace',
  channels = [aRawChannel()],
  status = {},
  labels = {},
}: ManifestParts = {}): Raw {
  return {
    metadata: {
      name,
      namespace: catalogNamespace,
      labels: { catalog, 'catalog-namespace': catalogNamespace, ...labels },
    },
    spec: {},
    status: {
      catalogSource: catalog,
      catalogSourceDisplayName: 'Community Operators',
      catalogSourcePublisher: 'Operator Hub',
      catalogSourceNamespace: catalogNamespace,
      provider: { name: 'Quill Works' },
      packageName: name,
      channels,
      defaultChannel: 'stable',
      ...status,
    },
  };
}

type ChannelParts = {
  readonly name?: string;
  readonly versions?: readonly string[];
  readonly csv?: Raw;
  readonly annotations?: Raw;
  readonly channel?: Raw;
};

export function aRawChannel({
  name = 'stable',
  versions = ['1.1.0', '1.0.0'],
  csv = {},
  annotations = {},
  channel = {},
}: ChannelParts = {}): Raw {
  const head = versions[0] ?? '1.0.0';
  return {
    name,
    currentCSV: `quill.v${head}`,
    currentCSVDesc: {
      displayName: 'Quill',
      version: head,
      provider: { name: 'Quill Works' },
      description: '# Quill\n\nWrites everything down.\n',
      annotations: { capabilities: 'Basic Install', categories: 'Database', ...annotations },
      installModes: [
        { type: 'OwnNamespace', supported: true },
        { type: 'AllNamespaces', supported: true },
      ],
      customresourcedefinitions: {},
      apiservicedefinitions: {},
      ...csv,
    },
    entries: versions.map((version) => ({ name: `quill.v${version}`, version })),
    ...channel,
  };
}

export function aPackageList(...items: readonly unknown[]): Raw {
  return {
    kind: 'PackageManifestList',
    apiVersion: 'packages.operators.coreos.com/v1',
    metadata: {},
    items,
  };
}
