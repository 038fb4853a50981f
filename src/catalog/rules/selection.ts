import {
  type ChannelVersion,
  type OperatorPackage,
  type PackageChannel,
  channelOf,
} from '~/olm/packages/operatorPackage';

/** The selected version and channel. */
export type PackageSelection = {
  readonly channel: PackageChannel;
  readonly version: ChannelVersion;
  /** The catalog describes heads only; for another version, the channel's metadata is that of its head. */
  readonly isHead: boolean;
};

type Wanted = { readonly channel: string | null; readonly version: string | null };

/**
 * The channel and version in the URL, or the default channel and the channel's head if they do not exist (OD-002,
 * BR-019). `null` only for a package without channels.
 */
export function selectionIn(operator: OperatorPackage, wanted: Wanted): PackageSelection | null {
  const channel = channelOf(operator, wanted.channel);
  if (channel === null) return null;
  const head = channel.versions.find(({ csvName }) => csvName === channel.headCsv) ?? {
    csvName: channel.headCsv,
    version: channel.version,
    deprecation: null,
  };
  const version = channel.versions.find((entry) => entry.version === wanted.version) ?? head;
  return { channel, version, isHead: version.csvName === channel.headCsv };
}

/** A deprecation of the catalog with its message. */
export type Deprecation = {
  readonly level: 'package' | 'channel' | 'version';
  readonly name: string;
  readonly message: string;
};

/** The deprecations of the selection, the widest scope first. */
export function deprecationsOf(
  operator: OperatorPackage,
  { channel, version }: PackageSelection,
): readonly Deprecation[] {
  const candidates = [
    { level: 'package', name: operator.key.packageName, message: operator.deprecation },
    { level: 'channel', name: channel.name, message: channel.deprecation },
    { level: 'version', name: version.version, message: version.deprecation },
  ] as const;
  return candidates.flatMap(({ message, ...rest }) =>
    message === null ? [] : [{ ...rest, message }],
  );
}
