import type {
  BundleManifests,
  CatalogBundle,
  CatalogChannel,
  CatalogPackage,
  CatalogProperty,
  ChannelEntry,
  Deprecation,
} from '../fbc';
import { crdOf } from './api';
import { csvMetadataOf, csvNameOf, csvOf, iconOf, managerImageOf, relatedImagesOf } from './csv';
import type { Operator } from './operator';

/** One version of a package; `changes` are its differences from the Operator's description. */
export type Release = {
  readonly version: string;
  readonly createdAt: string;
  readonly changes?: Partial<Operator>;
  /** The error of the registry for an image that cannot be pulled. */
  readonly pullError?: string;
  /** Format of the bundle's files; absent: YAML, as Operator SDK writes it. */
  readonly format?: 'json';
};

/** An entry of a channel by version; without `replaces` it replaces the previous entry. */
export type Step = {
  readonly version: string;
  readonly replaces?: string;
  readonly skips?: readonly string[];
  readonly skipRange?: string;
};

export type ChannelDraft = { readonly name: string; readonly steps: readonly Step[] };

type Releases = {
  /** The first is the default one. */
  readonly channels: readonly [ChannelDraft, ...ChannelDraft[]];
  readonly releases: readonly Release[];
  readonly deprecations?: readonly Deprecation[];
};

export type BuiltPackage = {
  readonly package: CatalogPackage;
  readonly manifests: ReadonlyMap<string, () => BundleManifests>;
};

export function aPackage(operator: Operator, releases: Releases): BuiltPackage {
  const icon = iconOf(operator);
  const built = releases.releases.map((release) =>
    aBundle({ ...operator, ...release.changes }, release),
  );
  return {
    package: {
      name: operator.packageName,
      defaultChannel: releases.channels[0].name,
      description: operator.summary,
      channels: releases.channels.map((channel) => channelOf(operator, channel)),
      bundles: built.map((one) => one.bundle),
      deprecations: releases.deprecations ?? [],
      ...(icon === undefined ? {} : { icon }),
    },
    manifests: new Map(built.map((one) => [one.bundle.name, one.manifests])),
  };
}

/** A channel in which each version replaces the previous one. */
export function aChannel(name: string, ...steps: readonly (Step | string)[]): ChannelDraft {
  return {
    name,
    steps: steps.map((step) => (typeof step === 'string' ? { version: step } : step)),
  };
}

/** Deprecates the package, or a channel or a version of it. */
export function deprecated(
  what: { readonly channel: string } | { readonly bundle: string } | 'package',
  message: string,
): Deprecation {
  if (what === 'package') return { reference: { schema: 'olm.package' }, message };
  return 'channel' in what
    ? { reference: { schema: 'olm.channel', name: what.channel }, message }
    : { reference: { schema: 'olm.bundle', name: what.bundle }, message };
}

type BuiltBundle = { readonly bundle: CatalogBundle; readonly manifests: () => BundleManifests };

function aBundle(operator: Operator, release: Release): BuiltBundle {
  const csv = csvOf(operator, release);
  const image = `local.operator-hub/bundles/${operator.packageName}:${release.version}`;
  const csvMetadata = csvMetadataOf(csv);
  const { pullError } = release;
  return {
    bundle: {
      name: csvNameOf(operator, release.version),
      packageName: operator.packageName,
      version: release.version,
      image,
      properties: propertiesOf(operator, release.version, csvMetadata),
      relatedImages: [
        ...relatedImagesOf(operator, managerImageOf(operator, release.version)),
        { name: '', image },
      ],
      csvMetadata,
    },
    manifests: () =>
      pullError === undefined
        ? {
            kind: 'manifests',
            objects: [csv, ...operator.apis.map(crdOf), ...operator.extras],
            ...(release.format === 'json' ? {} : { format: 'yaml' as const }),
          }
        : { kind: 'cannot-pull', message: pullError },
  };
}

/** Metadata that a catalog build derives from a bundle: identity, provided and required kinds, metadata of the CSV. */
function propertiesOf(
  operator: Operator,
  version: string,
  csvMetadata: CatalogProperty['value'],
): readonly CatalogProperty[] {
  const served = operator.apis.flatMap((api) =>
    [...api.alsoServed, api.version].map((served) => ({ ...api, version: served })),
  );
  const gvk = (
    type: string,
    {
      group,
      kind,
      version,
    }: { readonly group: string; readonly kind: string; readonly version: string },
  ): CatalogProperty => ({ type, value: { group, kind, version } });
  return [
    ...served.map((api) => gvk('olm.gvk', api)),
    ...operator.apiServices.map((api) => gvk('olm.gvk', api)),
    ...operator.requiredApis.map((api) => gvk('olm.gvk.required', api)),
    { type: 'olm.package', value: { packageName: operator.packageName, version } },
    ...operator.properties,
    { type: 'olm.csv.metadata', value: csvMetadata },
  ];
}

function channelOf(operator: Operator, { name, steps }: ChannelDraft): CatalogChannel {
  return { name, entries: steps.map((step, index) => entryOf(operator, step, steps[index - 1])) };
}

function entryOf(operator: Operator, step: Step, before: Step | undefined): ChannelEntry {
  const replaced = step.replaces ?? before?.version;
  return {
    name: csvNameOf(operator, step.version),
    skips: (step.skips ?? []).map((version) => csvNameOf(operator, version)),
    ...(replaced === undefined ? {} : { replaces: csvNameOf(operator, replaced) }),
    ...(step.skipRange === undefined ? {} : { skipRange: step.skipRange }),
  };
}
