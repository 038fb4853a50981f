/** Served kinds in the order of discovery: by group, version and name. */
import type { KindEntry } from '../contracts';
import { byVersionPriority } from '../kinds/versions';

export type ServedVersion = {
  readonly version: string;
  /** `group/version`, or the bare version for the core group. */
  readonly groupVersion: string;
  readonly entries: readonly KindEntry[];
};

export type ServedGroup = {
  readonly name: string;
  /** The preferred version first. */
  readonly versions: readonly ServedVersion[];
};

export function servedGroups(entries: readonly KindEntry[]): readonly ServedGroup[] {
  return [...new Set(entries.map((entry) => entry.group))].map((name) => ({
    name,
    versions: servedVersions(
      name,
      entries.filter((entry) => entry.group === name),
    ),
  }));
}

function servedVersions(group: string, entries: readonly KindEntry[]): readonly ServedVersion[] {
  const versions = [...new Set(entries.map((entry) => entry.version))].sort(byVersionPriority);
  return versions.map((version) => ({
    version,
    groupVersion: group === '' ? version : `${group}/${version}`,
    entries: entries
      .filter((entry) => entry.version === version)
      .sort((left, right) => (left.plural < right.plural ? -1 : 1)),
  }));
}
