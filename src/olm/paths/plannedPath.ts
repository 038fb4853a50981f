import type { ChannelEntry } from './channelEdges';
import { type VersionRef, type PathEnd, type Hop, replacesOrSkips, updatePath } from './updatePath';

/** The next updates, starting with the one of the current InstallPlan. */
export type PlannedPath = { readonly hops: readonly PlannedHop[]; readonly end: PathEnd };

export type PlannedHop = Pick<Hop, 'csvName'> & {
  /** `plan` if only the plan contains it: the channel has changed since, or is another one. */
  readonly by: Hop['by'] | 'plan';
};

export type PathStart = {
  readonly installed: VersionRef;
  /** What the current InstallPlan installs; `null` without a plan or if it installs the current version. */
  readonly planned: VersionRef | null;
};

/** The update path of the channel. An open plan determines the first update, whatever the channel contains now. */
export function plannedPath(
  entries: readonly ChannelEntry[],
  { installed, planned }: PathStart,
  versionOf: (csvName: string) => string | null,
): PlannedPath {
  if (planned === null) return updatePath(entries, installed, versionOf);
  const { csvName } = planned;
  const { hops, end } = updatePath(entries, planned, versionOf);
  return {
    hops: [{ csvName, by: reasonOf(entries, csvName, installed) }, ...hops],
    end,
  };
}

function reasonOf(entries: readonly ChannelEntry[], plannedCsv: string, installed: VersionRef) {
  const entry = entries.find(({ csvName }) => csvName === plannedCsv);
  return (entry && replacesOrSkips(entry, installed)) ?? 'plan';
}
