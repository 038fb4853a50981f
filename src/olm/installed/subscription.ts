import { recordIn, textIn } from '~/kube/json';
import type { ApprovalStrategy, Subscription } from '~/kube/models/olm';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import type { OperatorPackage, PackageChannel } from '~/olm/packages/operatorPackage';

/** The CSVs of a Subscription: the installed one first, then the next one (SU-003, UN-006). */
export function csvNamesOf(subscription: Pick<Subscription, 'status'> | null): readonly string[] {
  const { installedCSV, currentCSV } = subscription?.status ?? {};
  return [...new Set([installedCSV, currentCSV].filter((name) => name !== undefined))];
}

/** The next CSV, or the first one of an installation; `null`: none. */
export function nextCsvOf(subscription: Pick<Subscription, 'status'> | null): string | null {
  const { installedCSV, currentCSV = null } = subscription?.status ?? {};
  return currentCSV === installedCSV ? null : currentCSV;
}

/** OLM installed the Operator, whatever the state of its update. */
export function isInstalled(subscription: Pick<Subscription, 'status'> | null): boolean {
  return subscription?.status?.installedCSV !== undefined;
}

/** The settings of a Subscription that can be changed after the installation. */
export type SubscriptionSettings = {
  /** `null`: not set, so that OLM uses the package's default channel. */
  readonly channel: string | null;
  /** Absent or empty: Automatic. */
  readonly approval: ApprovalStrategy;
  readonly source: CatalogName;
  readonly config: SubscriptionConfig;
};

export type CatalogName = { readonly name: string; readonly namespace: string };

/** Reads any shape of the object, because earlier schemas were less strict. */
export function readSettings({ spec }: Subscription): SubscriptionSettings {
  const found = recordIn(spec);
  return {
    channel: textIn(found['channel']),
    approval: found['installPlanApproval'] === 'Manual' ? 'Manual' : 'Automatic',
    source: {
      name: textIn(found['source']) ?? '',
      namespace: textIn(found['sourceNamespace']) ?? '',
    },
    config: recordIn(found['config']),
  };
}

export function isSameCatalog(one: CatalogName, other: CatalogName): boolean {
  return one.name === other.name && one.namespace === other.namespace;
}

/** The initial settings of an installation, which are not changed afterwards (SU-033). */
export type SubscriptionOrigin = {
  readonly packageName: string;
  /** A ClusterServiceVersion's name. */
  readonly startingCsv: string | null;
};

export function originOf({ spec }: Subscription): SubscriptionOrigin {
  const found = recordIn(spec);
  return { packageName: textIn(found['name']) ?? '', startingCsv: textIn(found['startingCSV']) };
}

/** Another Operator's Subscription in the namespace. */
export type Sibling = { readonly subscription: string; readonly isManual: boolean };

/**
 * The other Subscriptions of a namespace, by name; IN-038: those of dependencies count like any other.
 * @param isOwn whether a Subscription is the one that has siblings
 */
export function siblingsIn(
  namespace: string,
  subscriptions: readonly Subscription[],
  isOwn: (subscription: Subscription) => boolean,
): readonly Sibling[] {
  // Not selected yet.
  if (namespace === '') return [];
  return subscriptions
    .filter((other) => other.metadata.namespace === namespace && !isOwn(other))
    .map((other) => ({
      subscription: other.metadata.name,
      isManual: readSettings(other).approval === 'Manual',
    }))
    .toSorted((one, other) => (one.subscription < other.subscription ? -1 : 1));
}

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
