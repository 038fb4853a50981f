import type { ChannelVersion, PackageChannel } from '~/olm/packages/operatorPackage';
import { latestFirst } from '~/olm/semanticVersion';
import type { ChannelEntry } from './channelEdges';
import { type PathStart, type PlannedPath, plannedPath } from './updatePath';

/** A channel's versions and their relation to the installed one. */
export type VersionLane = {
  readonly channel: string;
  /** Latest first. Includes the installed version even if the channel does not contain it. */
  readonly versions: readonly LaneVersion[];
  /** `null` if the update graph is unknown or nothing is installed. */
  readonly path: PlannedPath | null;
};

export type LaneVersion = ChannelVersion & {
  readonly isHead: boolean;
  /** The current InstallPlan installs it. */
  readonly isPlanned: boolean;
  /** Only other entries name it: the catalog does not contain it (any more), and it cannot be installed (SU-029). */
  readonly isVirtual: boolean;
  readonly way: LaneWay;
  /** `null` if the versions that it replaces are unknown. */
  readonly entry: ChannelEntry | null;
};

/** How the installed version is updated to this one. */
type LaneWay =
  | { readonly kind: 'installed' }
  /** The number of updates, each with its own plan. */
  | { readonly kind: 'reached'; readonly hops: number }
  /** OLM updates to a later version without installing this one. */
  | { readonly kind: 'passed-over' }
  /** A later version without an update path (SU-030). */
  | { readonly kind: 'out-of-reach' }
  /** OLM never downgrades. */
  | { readonly kind: 'older' }
  | { readonly kind: 'unknown' };

/** The version of a ClusterServiceVersion in a list, or its name. */
export function nameIn(
  versions: readonly Pick<ChannelVersion, 'csvName' | 'version'>[],
): (csvName: string) => string {
  const named = new Map(versions.map(({ csvName, version }) => [csvName, version]));
  return (csvName) => named.get(csvName) ?? csvName;
}

/**
 * @param start the installed version; `null` if nothing is installed
 * @param entries the channel in a file-based catalog; `null` if unknown
 */
export function versionLane(
  channel: PackageChannel,
  start: PathStart | null,
  entries: readonly ChannelEntry[] | null,
): VersionLane {
  const versions = allVersions(channel, start, entries ?? []);
  const named = new Map(versions.map(({ csvName, version }) => [csvName, version]));
  const versionOf = (csvName: string) => named.get(csvName) ?? null;
  const path = start === null || entries === null ? null : plannedPath(entries, start, versionOf);
  const own = new Map((entries ?? []).map((entry) => [entry.csvName, entry]));
  const offered = new Set(channel.versions.map(({ csvName }) => csvName));
  const wayOf = wayIn(versions, start, path);
  return {
    channel: channel.name,
    path,
    versions: versions.map((version, index) => ({
      ...version,
      isHead: version.csvName === channel.headCsv,
      isPlanned: version.csvName === start?.planned?.csvName,
      isVirtual: !offered.has(version.csvName),
      way: wayOf(version.csvName, index),
      entry: own.get(version.csvName) ?? null,
    })),
  };
}

/** The versions of the channel, the installed and planned ones, and those that they replace or skip by name. */
function allVersions(
  { versions }: PackageChannel,
  start: PathStart | null,
  entries: readonly ChannelEntry[],
): readonly ChannelVersion[] {
  const known = new Set(versions.map(({ csvName }) => csvName));
  const own = [start?.planned ?? [], start?.installed ?? []].flat();
  const stated = own.flatMap(({ csvName, version }) =>
    version === null || known.has(csvName) ? [] : [{ csvName, version, deprecation: null }],
  );
  const dated = [...versions, ...stated].toSorted((one, other) =>
    latestFirst(one.version, other.version),
  );
  const named = [
    ...own.map(({ csvName }) => csvName),
    ...entries.flatMap(({ replaces, skips }) => [replaces ?? [], ...skips].flat()),
  ];
  const left = new Set(named.filter((name) => dated.every(({ csvName }) => csvName !== name)));
  return [...left].toReversed().reduce((list, csvName) => {
    const version = { csvName, version: csvName, deprecation: null };
    const isPlanned = csvName === start?.planned?.csvName;
    return list.toSpliced(isPlanned ? 0 : placeBehind(csvName, list, entries), 0, version);
  }, dated);
}

/** The place of a version that nothing states: behind the last one that replaces or skips it. */
function placeBehind(
  name: string,
  list: readonly ChannelVersion[],
  entries: readonly ChannelEntry[],
): number {
  const newer = entries.filter(({ replaces, skips }) => replaces === name || skips.includes(name));
  const last = list.findLastIndex((one) => newer.some(({ csvName }) => csvName === one.csvName));
  return last === -1 ? list.length : last + 1;
}

function wayIn(
  versions: readonly ChannelVersion[],
  start: PathStart | null,
  path: PlannedPath | null,
): (csvName: string, index: number) => LaneWay {
  const place = (name: string | undefined) => versions.findIndex(({ csvName }) => csvName === name);
  const installed = place(start?.installed.csvName);
  const hops = new Map(path?.hops.map(({ csvName }, index) => [csvName, index + 1]));
  const last = path === null ? -1 : place(path.hops.at(-1)?.csvName);
  return (csvName, index) => {
    if (start === null) return { kind: 'unknown' };
    if (index === installed) return { kind: 'installed' };
    const count = hops.get(csvName);
    if (count !== undefined) return { kind: 'reached', hops: count };
    if (csvName === start.planned?.csvName) return { kind: 'reached', hops: 1 };
    if (index > installed) return { kind: 'older' };
    if (path === null) return { kind: 'unknown' };
    return { kind: last >= 0 && index > last ? 'passed-over' : 'out-of-reach' };
  };
}
