import type { OperatorPackage, PackageChannel } from '~/olm/packages/operatorPackage';

/**
 * What a channel has for an installed version. A catalog served by OLM's package server names its versions, not
 * which of them replaces which: whether one can be reached from another is never concluded here.
 */
export type ChannelFit =
  | { readonly kind: 'nothing-installed' }
  /** The installed version is the channel's head: nothing is newer there. */
  | { readonly kind: 'newest' }
  /** The installed version is in the channel, below its head. */
  | { readonly kind: 'behind'; readonly newer: number }
  /** SU-018, SU-030: an update comes only when a version there replaces, skips or covers the installed one. */
  | { readonly kind: 'absent' };

/** @param installedCsv the ClusterServiceVersion's name; `null` while nothing is installed */
export function channelFit(
  { headCsv, versions }: PackageChannel,
  installedCsv: string | null,
): ChannelFit {
  if (installedCsv === null) return { kind: 'nothing-installed' };
  if (installedCsv === headCsv) return { kind: 'newest' };
  const newer = versions.findIndex(({ csvName }) => csvName === installedCsv);
  return newer < 0 ? { kind: 'absent' } : { kind: 'behind', newer: Math.max(newer, 1) };
}

/** The channel that a Subscription follows; without a name the default one. `null`: the package has none of that name. */
export function followedChannel(
  { channels, defaultChannel }: OperatorPackage,
  name: string | null,
): PackageChannel | null {
  return channels.find((channel) => channel.name === (name ?? defaultChannel)) ?? null;
}
