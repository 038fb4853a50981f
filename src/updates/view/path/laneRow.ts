import { type Folded, folded } from '~/olm/paths/foldedLane';
import type { LaneVersion, VersionLane } from '~/olm/paths/versionLane';

/** Longer rows than this do not fit into the page. */
const COLUMNS = 9;

/** The lane from the older to the newer, folded to what people look for. */
export function laneRow(lane: VersionLane, target: string | null): readonly Folded<LaneVersion>[] {
  return folded(lane.versions.toReversed(), isKeptIn(lane, target), COLUMNS);
}

/** Longer tables than this are folded at first. */
const ROWS = 12;

/** The newest first. */
export function tableRows(
  lane: VersionLane,
  target: string | null,
  isWhole: boolean,
): readonly Folded<LaneVersion>[] {
  return folded(lane.versions, isKeptIn(lane, target), isWhole ? lane.versions.length : ROWS);
}

/** What is installed with its neighbours, where the plan leads, the first and the last updates, the newest, the wanted. */
function isKeptIn({ versions, course }: VersionLane, target: string | null) {
  const last = course?.hops.length ?? 0;
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
