import type { ChannelEntry } from './channelEdges';
import { type At, type CourseEnd, type Hop, takesOver, updateCourse } from './updateCourse';

/** The updates that are to come, the one of the InstallPlan of now first. */
export type PlannedCourse = { readonly hops: readonly PlannedHop[]; readonly end: CourseEnd };

export type PlannedHop = Pick<Hop, 'csvName'> & {
  /** `plan`: only the plan says so; the channel has changed since, or is another one. */
  readonly by: Hop['by'] | 'plan';
};

export type CourseStart = {
  readonly installed: At;
  /** What the InstallPlan of now installs; `null`: there is none, or it leads nowhere else. */
  readonly plannedCsv: string | null;
};

/** The course of the channel; a plan that is open decides the first update, whatever the channel says by now. */
export function plannedCourse(
  entries: readonly ChannelEntry[],
  { installed, plannedCsv }: CourseStart,
  versionOf: (csvName: string) => string | null,
): PlannedCourse {
  if (plannedCsv === null) return updateCourse(entries, installed, versionOf);
  const planned = { csvName: plannedCsv, version: versionOf(plannedCsv) };
  const { hops, end } = updateCourse(entries, planned, versionOf);
  return {
    hops: [{ csvName: plannedCsv, by: reasonOf(entries, plannedCsv, installed) }, ...hops],
    end,
  };
}

function reasonOf(entries: readonly ChannelEntry[], plannedCsv: string, installed: At) {
  const entry = entries.find(({ csvName }) => csvName === plannedCsv);
  return (entry && takesOver(entry, installed)) ?? 'plan';
}
