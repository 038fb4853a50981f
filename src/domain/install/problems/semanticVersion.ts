/** Major, minor and patch of a semantic version. */
export type Release = readonly [number, number, number];

/** The release that a version names, with or without a leading `v`; pre-release and build do not count. */
export function releaseOf(version: string): Release | null {
  const found = /^v?(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version.trim());
  if (found === null) return null;
  const [, major, minor, patch] = found;
  return [Number(major), Number(minor), Number(patch)];
}

/** Negative when the first is older. */
export function compareReleases(one: Release, other: Release): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
