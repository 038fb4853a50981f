import type { Folded } from '~/olm/paths/foldedLane';
import type { LaneVersion, VersionLane } from '~/olm/paths/versionLane';

/** An update between two places of a row. */
export type Arc = { readonly from: number; readonly to: number };

/** The updates that are to come, and can be seen: those into or out of what is folded away lead to the fold. */
export function arcsOf(
  { course, versions }: VersionLane,
  row: readonly Folded<LaneVersion>[],
): readonly Arc[] {
  const installed = versions.find(({ way }) => way.kind === 'installed')?.csvName;
  const stops = [installed ?? '', ...(course?.hops ?? []).map(({ csvName }) => csvName)];
  const places = placesOf(versions, row);
  const columns = stops.flatMap((csvName) => places.get(csvName) ?? []);
  return columns
    .map((to, index) => ({ from: columns[index - 1] ?? to, to }))
    .filter(({ from, to }) => to > from);
}

/** In which column a version is: its own, or that of the fold that it is in. */
function placesOf(
  versions: readonly LaneVersion[],
  row: readonly Folded<LaneVersion>[],
): ReadonlyMap<string, number> {
  const oldestFirst = versions.toReversed();
  const places = new Map<string, number>();
  let next = 0;
  for (const [column, one] of row.entries()) {
    const count = one.kind === 'gap' ? one.count : 1;
    for (const { csvName } of oldestFirst.slice(next, next + count)) places.set(csvName, column);
    next += count;
  }
  return places;
}
