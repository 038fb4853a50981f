import type { OperatorPackage, PackageChannel } from '~/olm/packages/operatorPackage';

/**
 * The relation of a channel to an installed version. PackageManifests list versions without the update graph, so that
 * reachability is never concluded here.
 */
export type ChannelFit =
  | { readonly kind: 'nothing-installed' }
  /** The installed version is the channel's head: there is no later one. */
  | { readonly kind: 'newest' }
  /** The installed version is in the channel, below its head. */
  | { readonly kind: 'behind'; readonly newer: number }
  /** SU-018, SU-030: an update is possible only if a version there replaces, skips or covers the installed one. */
  | { readonly kind: 'absent' };

/** @param installedCsv the ClusterServiceVersion's name; `null` if nothing is installed */
export function channelFit(
  { headCsv, versions }: PackageChannel,
  installedCsv: string | null,
): ChannelFit {
  if (installedCsv === null) return { kind: 'nothing-installed' };
  if (installedCsv === headCsv) return { kind: 'newest' };
  const newer = versions.findIndex(({ csvName }) => csvName === installedCsv);
  return newer < 0 ? { kind: 'absent' } : { kind: 'behind', newer: Math.max(newer, 1) };
}

/** The channel of a Subscription, or the default channel if it names none. `null` if the package does not have it. */
export function followedChannel(
  { channels, defaultChannel }: OperatorPackage,
  name: string | null,
): PackageChannel | null {
  return channels.find((channel) => channel.name === (name ?? defaultChannel)) ?? null;
}
