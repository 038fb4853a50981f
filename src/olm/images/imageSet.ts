import { grouped } from '~/olm/lists/grouped';
import type { OperatorPackage, PackageChannel, PackageKey } from '~/olm/packages/operatorPackage';
import { compareVersions, semanticVersion } from '~/olm/semanticVersion';

/** A package that a disconnected cluster needs. */
export type NeededPackage = {
  readonly key: PackageKey;
  /** `null`: the default channel. */
  readonly channel: string | null;
  /** The installed version; `null`: only the channel head is needed. */
  readonly installed: string | null;
};

type Offered = Pick<OperatorPackage, 'defaultChannel'> & {
  readonly channels: readonly Pick<PackageChannel, 'name' | 'version' | 'versions'>[];
};

/** A package with what its catalog offers. */
export type OfferedPackage = {
  readonly needed: NeededPackage;
  /** The image of the catalog. */
  readonly catalogImage: string;
  readonly offered: Offered;
};

type Range = { readonly name: string; readonly minVersion: string; readonly maxVersion: string };

/**
 * The packages as input of oc-mirror v2: from each installed version to the channel head, so that all versions of the
 * update path are mirrored. A channel without the installed version needs the channel that contains it, too. Without
 * its default channel, a package is valid only with another `defaultChannel`.
 * Source: openshift/oc-mirror, internal/pkg/api/v2alpha1/type_config.go and docs/features ("defaultChannel").
 */
export function imageSetConfiguration(packages: readonly OfferedPackage[]): object {
  return {
    kind: 'ImageSetConfiguration',
    apiVersion: 'mirror.openshift.io/v2alpha1',
    mirror: {
      operators: [...grouped(packages, ({ catalogImage }) => catalogImage)].map(
        ([catalog, own]) => ({
          catalog,
          packages: [...grouped(own, ({ needed }) => needed.key.packageName)].map(
            ([name, installations]) => packageEntry(name, installations),
          ),
        }),
      ),
    },
  };
}

function packageEntry(name: string, installations: readonly OfferedPackage[]): object {
  const ranges = installations.flatMap(rangesOf);
  const channels = [...grouped(ranges, (range) => range.name)].map(([channel, own]) => ({
    name: channel,
    minVersion: extreme(
      own.map(({ minVersion }) => minVersion),
      -1,
    ),
    maxVersion: extreme(
      own.map(({ maxVersion }) => maxVersion),
      1,
    ),
  }));
  const [first] = installations;
  const isDefaultKept = channels.some((one) => one.name === first?.offered.defaultChannel);
  return {
    name,
    ...(isDefaultKept ? {} : { defaultChannel: channels[0]?.name }),
    channels,
  };
}

function rangesOf({ needed, offered }: OfferedPackage): readonly Range[] {
  const wanted = needed.channel ?? offered.defaultChannel;
  const followed = offered.channels.find(({ name }) => name === wanted);
  if (followed === undefined) return [];
  const { installed } = needed;
  const head = { name: followed.name, minVersion: followed.version, maxVersion: followed.version };
  if (installed === null) return [head];
  const contains = (channel: Offered['channels'][number]) =>
    channel.versions.some(({ version }) => version === installed);
  const source = contains(followed) ? followed : offered.channels.find(contains);
  const range = { ...head, minVersion: installed };
  return source === undefined || source === followed
    ? [range]
    : [range, { name: source.name, minVersion: installed, maxVersion: source.version }];
}

/** The earliest (-1) or latest (1) version. */
function extreme(versions: readonly string[], sign: 1 | -1): string | undefined {
  return versions.toSorted((one, other) => {
    const [first, second] = [semanticVersion(one), semanticVersion(other)];
    return first === null || second === null ? 0 : -sign * compareVersions(first, second);
  })[0];
}
