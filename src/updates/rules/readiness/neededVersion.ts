import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { channelFit } from '~/olm/installed/subscription';
import {
  isSameRelease,
  keepsFrom,
  type OpenShiftMinor,
  offeredMaxOpenShift,
} from '~/olm/lifecycle/maxOpenShift';
import type { LifecycleVersion } from '~/olm/lifecycle/parseLifecycle';
import { leadingMinor, type MinorVersion } from '~/olm/minorVersion';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { certainEdges } from '~/olm/paths/updatePath';
import { releaseOf, versionOrder } from '~/olm/semanticVersion';

/** The version of an Operator that the target requires. */
export type Needed =
  | { readonly kind: 'none' | 'loading' | 'unknown' }
  /** Without a Subscription, it receives no updates. */
  | { readonly kind: 'no-subscription' }
  /** The catalog of the Subscription no longer contains the package. */
  | { readonly kind: 'not-in-catalog' }
  /** No version in the catalog is compatible. */
  | { readonly kind: 'nothing' }
  /** Only the minor version is known, from the lifecycle. */
  | { readonly kind: 'minor'; readonly minor: MinorVersion }
  | {
      readonly kind: 'version';
      readonly version: string;
      /** `null`: of an extension. */
      readonly channel: string | null;
      /** The channel of the Subscription. */
      readonly isFollowed: boolean;
      /** The channel contains the installed version, or its head replaces it in one update. */
      readonly hasPath: boolean;
    };

/** The channels of a package in its catalog. */
export type OfferedChannels = readonly PackageChannel[] | 'loading' | 'unknown' | 'not-in-catalog';

type Offered = {
  readonly target: OpenShiftMinor;
  readonly lifecycle: readonly LifecycleVersion[];
  readonly channels: OfferedChannels;
  /** The next version of an extension; `null`: none or unknown. */
  readonly update: string | null;
};

/**
 * The version that an update of the Operator must reach.
 * @param isByLifecycle the lifecycle is the reason, and not OLM's maximum version
 */
export function neededVersion(
  operator: InstalledOperator,
  isByLifecycle: boolean,
  offered: Offered,
): Needed {
  const { channels } = offered;
  const minors = compatibleMinors(operator, offered);
  if (isByLifecycle && minors.length === 0) return { kind: 'nothing' };
  if (operator.extension !== undefined) return ofExtension(minors, offered);
  if (operator.subscriptionName === null) return { kind: 'no-subscription' };
  if (channels === 'unknown') return minorOf(isByLifecycle ? minors : []);
  if (typeof channels === 'string') return { kind: channels };
  const [best] = isByLifecycle
    ? earliestVersions(channels, operator, minors)
    : unblockingVersions(channels, operator, offered.target).filter((one) => isFit(one, offered));
  return best === undefined
    ? { kind: 'nothing' }
    : { kind: 'version', ...best, hasPath: hasPath(best.channel, operator, channels) };
}

function minorOf([first]: readonly MinorVersion[]): Needed {
  return first === undefined ? { kind: 'unknown' } : { kind: 'minor', minor: first };
}

/** The lifecycle does not exclude the target for a version. */
function isFit({ version }: Unblocking, { lifecycle, target }: Offered): boolean {
  const own = leadingMinor(version);
  const stated = lifecycle.find(({ minor }) => own !== null && isSame(minor, own));
  return stated?.openShift?.some((one) => isSameRelease(one, target)) !== false;
}

/** The minor versions after the installed one that the lifecycle lists as compatible, the earliest first. */
function compatibleMinors(
  { version }: Pick<InstalledOperator, 'version'>,
  { lifecycle, target }: Offered,
): readonly MinorVersion[] {
  const installed = leadingMinor(version ?? '');
  return lifecycle
    .filter(
      ({ minor, openShift }) =>
        (installed === null || isLaterMinor(minor, installed)) &&
        openShift?.some((one) => isSameRelease(one, target)) === true,
    )
    .map(({ minor }) => minor)
    .toSorted((one, other) => (isLaterMinor(one, other) ? 1 : -1));
}

function isLaterMinor(one: MinorVersion, other: MinorVersion): boolean {
  return one.major > other.major || (one.major === other.major && one.minor > other.minor);
}

function isSame(one: MinorVersion, other: MinorVersion): boolean {
  return one.major === other.major && one.minor === other.minor;
}

function ofExtension(minors: readonly MinorVersion[], { update }: Offered): Needed {
  const own = leadingMinor(update ?? '');
  if (update !== null && own !== null && minors.some((minor) => isSame(minor, own))) {
    return { kind: 'version', version: update, channel: null, isFollowed: true, hasPath: true };
  }
  return minorOf(minors);
}

/** A version in a channel that is sufficient for the target. */
export type Unblocking = {
  readonly channel: string;
  readonly version: string;
  /** The channel of the Subscription. */
  readonly isFollowed: boolean;
};

type Followed = Pick<InstalledOperator, 'channel' | 'version'>;

/**
 * The channel heads of a package that do not block the target: that of the current channel first, then the latest. The
 * catalog does not state the limits of versions below a head.
 */
export function unblockingVersions(
  channels: readonly Pick<PackageChannel, 'name' | 'version' | 'annotations'>[],
  { channel: followed, version: installed }: Followed,
  target: OpenShiftMinor,
): readonly Unblocking[] {
  return channels
    .filter(
      ({ version, annotations }) =>
        !keepsFrom(offeredMaxOpenShift(annotations), target) && isLater(version, installed),
    )
    .map(({ name, version }) => ({ channel: name, version, isFollowed: name === followed }))
    .toSorted(followedFirst((one, other) => versionOrder(other.version, one.version)));
}

/** The earliest version of each channel in the minor versions: that of the current channel first, then the earliest. */
function earliestVersions(
  channels: readonly PackageChannel[],
  { channel: followed, version: installed }: Followed,
  minors: readonly MinorVersion[],
): readonly Unblocking[] {
  return channels
    .flatMap(({ name, versions }) => {
      const earliest = versions.findLast(({ version }) => {
        const own = leadingMinor(version);
        return (
          own !== null && minors.some((minor) => isSame(minor, own)) && isLater(version, installed)
        );
      });
      return earliest === undefined
        ? []
        : [{ channel: name, version: earliest.version, isFollowed: name === followed }];
    })
    .toSorted(followedFirst((one, other) => versionOrder(one.version, other.version)));
}

function followedFirst(compare: (one: Unblocking, other: Unblocking) => number | null) {
  return (one: Unblocking, other: Unblocking) =>
    Number(other.isFollowed) - Number(one.isFollowed) || (compare(one, other) ?? 0);
}

function hasPath(
  name: string,
  { csvNames, version }: InstalledOperator,
  channels: readonly PackageChannel[],
): boolean {
  const channel = channels.find((one) => one.name === name);
  const [csvName] = csvNames;
  if (channel === undefined || csvName === undefined) return false;
  return (
    channelFit(channel, csvName).kind !== 'absent' ||
    certainEdges(channel, { kind: 'none' }, { csvName, version }).entries !== null
  );
}

/** Any valid version if the installed one is unknown. */
function isLater(version: string, installed: string | null): boolean {
  return (versionOrder(version, installed) ?? Number(releaseOf(version) !== null)) > 0;
}
