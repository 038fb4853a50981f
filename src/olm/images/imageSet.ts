import { grouped } from '~/olm/lists/grouped';
import type { OperatorPackage, PackageChannel, PackageKey } from '~/olm/packages/operatorPackage';
import { versionOrder } from '~/olm/semanticVersion';

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
 * update path are mirrored. If the channel does not contain the installed version, the first one that does is included
 * as well: PackageManifests have no update graph. Without its default channel, a package is valid only with another
 * `defaultChannel`. An empty range is an error of oc-mirror.
 * Sources: openshift/oc-mirror, internal/pkg/api/v2alpha1/type_config.go and type_config_include.go, and
 * docs/features/filtering.md.
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

/** The ranges of versions by channel; empty: the catalog offers nothing for this installation. */
export function rangesOf({ needed, offered }: Omit<OfferedPackage, 'catalogImage'>) {
  const { installed, channel } = needed;
  const wanted = channel ?? offered.defaultChannel;
  const followed = offered.channels.find(({ name }) => name === wanted);
  const contains = ({ versions }: Offered['channels'][number]) =>
    versions.some(({ version }) => version === installed);
  const source =
    installed === null || (followed !== undefined && contains(followed))
      ? undefined
      : offered.channels.find(contains);
  return [followed, source].flatMap((one): readonly Range[] =>
    one === undefined ? [] : [rangeTo(one, installed)],
  );
}

/** From the installed version to the head; only the head if it is earlier. */
function rangeTo({ name, version }: Offered['channels'][number], installed: string | null): Range {
  return {
    name,
    minVersion: extreme([installed ?? version, version], -1) ?? version,
    maxVersion: version,
  };
}

/** The earliest (-1) or latest (1) version. */
function extreme(versions: readonly string[], sign: 1 | -1): string | undefined {
  return versions.toSorted((one, other) => -sign * (versionOrder(one, other) ?? 0))[0];
}
