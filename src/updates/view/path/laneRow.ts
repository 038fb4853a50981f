import { type Folded, folded } from '~/olm/paths/foldedLane';
import type { LaneVersion, VersionLane } from '~/olm/paths/versionLane';

/** Longer rows do not fit into the page. */
const COLUMNS = 9;

/** The lane from earlier to later, folded to the relevant versions. */
export function laneRow(lane: VersionLane, target: string | null): readonly Folded<LaneVersion>[] {
  return folded(lane.versions.toReversed(), isKeptIn(lane, target), COLUMNS);
}

/** Longer tables are folded initially. */
const ROWS = 12;

/** The latest first. */
export function tableRows(
  lane: VersionLane,
  target: string | null,
  isWhole: boolean,
): readonly Folded<LaneVersion>[] {
  return folded(lane.versions, isKeptIn(lane, target), isWhole ? lane.versions.length : ROWS);
}

/**
 * The installed version with its adjacent ones, the target of the plan, the first and last updates, the latest and the
 * wanted version.
 */
function isKeptIn({ versions, path }: VersionLane, target: string | null) {
  const last = path?.hops.length ?? 0;
  const installed = versions.findIndex(({ way }) => way.kind === 'installed');
  const near = new Set(
    installed < 0
      ? versions.slice(0, COLUMNS - 1)
      : versions.slice(Math.max(installed - 1, 0), installed + 2),
  );
  return (version: LaneVersion) => {
    const { way, isPlanned, isHead, csvName } = version;
    const isNearEnd = way.kind === 'reached' && (way.hops <= 2 || way.hops >= last - 1);
    return isPlanned || isHead || csvName === target || isNearEnd || near.has(version);
  };
}
