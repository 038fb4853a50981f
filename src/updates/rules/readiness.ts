import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { releaseOf, versionOrder } from '~/olm/semanticVersion';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { Compatibility } from '~/olm/lifecycle/versionSupport';
import {
  type MaxOpenShift,
  type OpenShiftMinor,
  keepsFrom,
  nextMinorOf,
  offeredMaxOpenShift,
} from '~/olm/lifecycle/maxOpenShift';

/** The Operators that block the cluster's next minor version of OpenShift (SU-037). */
export type Readiness = {
  readonly next: OpenShiftMinor;
  readonly blocking: readonly InstalledOperator[];
  /** OLM does not block the update for them, but their catalogs do not list the next version. */
  readonly incompatible: readonly InstalledOperator[];
  /** Their limit allows the next version, or their catalogs list it. */
  readonly supporting: readonly InstalledOperator[];
  /** Without a limit, as most of them: OLM does not block the update. */
  readonly silent: readonly InstalledOperator[];
};

/**
 * Each Operator once, by OLM's rule before an update of the cluster. Copies do not count.
 * @param version of the cluster
 * @param stated the known compatibility with the next version, by ID
 * @returns `null`: the cluster has no version that OLM can parse
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

/** A later version that does not block the update of the cluster. */
export type Unblocking = {
  readonly channel: string;
  readonly csvName: string;
  readonly version: string;
  /** The channel of the Subscription. */
  readonly isFollowed: boolean;
  readonly limit: MaxOpenShift;
};

/**
 * The channel heads of a package that no longer block the cluster: that of the current channel first, then the latest.
 * The catalog does not state the limits of versions below a head.
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
    .filter(({ limit, version }) => !keepsFrom(limit, next) && isLater(version, installed))
    .toSorted(
      (one, other) =>
        Number(other.isFollowed) - Number(one.isFollowed) ||
        (versionOrder(other.version, one.version) ?? 0),
    );
}

type OfferedHead = Pick<PackageChannel, 'name' | 'headCsv' | 'version' | 'annotations'>;

/** Any valid version if the installed one is unknown. */
function isLater(version: string, installed: string | null): boolean {
  return (versionOrder(version, installed) ?? Number(releaseOf(version) !== null)) > 0;
}
