import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { compareReleases, releaseOf } from '~/olm/semanticVersion';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { Compatibility } from '~/olm/lifecycle/versionSupport';
import {
  type MaxOpenShift,
  type OpenShiftMinor,
  keepsFrom,
  nextMinorOf,
  offeredMaxOpenShift,
} from '~/olm/lifecycle/maxOpenShift';

/** Which Operators keep the cluster from the next minor version of OpenShift (SU-037). */
export type Readiness = {
  readonly next: OpenShiftMinor;
  readonly blocking: readonly InstalledOperator[];
  /** OLM holds the cluster back for none of them, but their catalogs do not list the next version. */
  readonly incompatible: readonly InstalledOperator[];
  /** They declare a limit that the next version does not pass, or their catalogs list it. */
  readonly supporting: readonly InstalledOperator[];
  /** They declare nothing, as most do: OLM holds the cluster back for none of them. */
  readonly silent: readonly InstalledOperator[];
};

/**
 * Each Operator once, as OLM judges them before an upgrade of the cluster: copies do not count.
 * @param version of the cluster
 * @param stated what is known of their compatibility with the next version, by their ids
 * @returns `null` when the cluster has no version that OLM can read
 */
export function readinessOf(
  operators: readonly InstalledOperator[],
  version: string,
  stated: ReadonlyMap<string, Compatibility>,
): Readiness | null {
  const next = nextMinorOf(version);
  if (next === null) return null;
  const judged = operators.filter(({ isCopy }) => !isCopy);
  const groupOf = ({ id, maxOpenShift }: InstalledOperator) => {
    if (keepsFrom(maxOpenShift, next)) return 'blocking';
    const known = stated.get(id);
    if (known === 'incompatible') return 'incompatible';
    return known === undefined && maxOpenShift.kind === 'none' ? 'silent' : 'supporting';
  };
  const of = (group: ReturnType<typeof groupOf>) =>
    judged.filter((operator) => groupOf(operator) === group);
  return {
    next,
    blocking: of('blocking'),
    incompatible: of('incompatible'),
    supporting: of('supporting'),
    silent: of('silent'),
  };
}

/** A newer version with which the cluster may go on. */
export type Unblocking = {
  readonly channel: string;
  readonly csvName: string;
  readonly version: string;
  /** The Subscription follows this channel already. */
  readonly isFollowed: boolean;
  readonly limit: MaxOpenShift;
};

/**
 * The channel heads of a package that lift the block of an installed version: first that of the channel that is followed,
 * then the newest. Of versions behind a head the catalog does not tell the limit.
 */
export function unblockingVersions(
  channels: readonly OfferedHead[],
  { channel: followed, version: installed }: Pick<InstalledOperator, 'channel' | 'version'>,
  next: OpenShiftMinor,
): readonly Unblocking[] {
  return channels
    .map(({ name, headCsv, version, annotations }) => ({
      channel: name,
      csvName: headCsv,
      version,
      isFollowed: name === followed,
      limit: offeredMaxOpenShift(annotations),
    }))
    .filter(({ limit, version }) => !keepsFrom(limit, next) && order(version, installed) > 0)
    .toSorted(
      (one, other) =>
        Number(other.isFollowed) - Number(one.isFollowed) || order(other.version, one.version),
    );
}

type OfferedHead = Pick<PackageChannel, 'name' | 'headCsv' | 'version' | 'annotations'>;

/** Positive when the first is newer. What is no version is older than all that are. */
function order(one: string, other: string | null): number {
  const [first, second] = [releaseOf(one), releaseOf(other ?? '')];
  if (first === null || second === null) return Number(first !== null) - Number(second !== null);
  return compareReleases(first, second);
}
