/** A version as defined by Semantic Versioning 2.0.0. Build metadata does not affect the order. */
export type SemanticVersion = {
  readonly numbers: readonly number[];
  readonly preRelease: readonly string[];
};

const VERSION =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*))?(?:\+[\dA-Za-z.-]+)?$/;

/** `null`: invalid in OLM's library (a leading `v` or a missing number). */
export function semanticVersion(text: string): SemanticVersion | null {
  const found = VERSION.exec(text);
  if (found === null) return null;
  const [, major, minor, patch, preRelease] = found;
  return {
    numbers: [major, minor, patch].map(Number),
    preRelease: preRelease === undefined ? [] : preRelease.split('.'),
  };
}

/** The order by precedence (section 11): negative if the first one is older. */
export function compareVersions(one: SemanticVersion, other: SemanticVersion): number {
  return comparedNumbers(one.numbers, other.numbers) || comparedPreReleases(one, other);
}

function comparedNumbers(one: readonly number[], other: readonly number[]): number {
  return one.reduce((order, number, at) => order || number - (other[at] ?? 0), 0);
}

function comparedPreReleases(
  { preRelease: one }: Pick<SemanticVersion, 'preRelease'>,
  { preRelease: other }: Pick<SemanticVersion, 'preRelease'>,
): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  const order = one.reduce((found, part, at) => found || comparedParts(part, other[at]), 0);
  return order || one.length - other.length;
}

/** Numbers precede words, and a shorter list of identifiers precedes a longer one. */
function comparedParts(one: string, other: string | undefined): number {
  if (other === undefined) return 1;
  const [isNumber, isOtherNumber] = [one, other].map((part) => /^\d+$/.test(part));
  if (isNumber === true && isOtherNumber === true) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber === true ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}

/** The order of two versions, with or without a leading `v`; `null`: one of them is unknown or invalid. */
export function versionOrder(one: string | null, other: string | null): number | null {
  const [first, second] = [one, other].map((text) =>
    semanticVersion(text?.trim().replace(/^v/, '') ?? ''),
  );
  return first == null || second == null ? null : compareVersions(first, second);
}

/** Whether the major version is higher; unknown versions prove nothing. */
export function isMajorStep(from: string | null, to: string): boolean {
  const [before, after] = [from ?? '', to].map((text) => semanticVersion(text)?.numbers[0]);
  return before !== undefined && after !== undefined && after > before;
}

/**
 * The latest first, invalid versions last in their order. Builds of one version are ordered like releases in OLM v1
 * (`ParseLegacyVersionRelease` in operator-controller's bundleutil/bundle.go, v1.11.0, compared 2026-11-28).
 */
export function latestFirst(one: string, other: string): number {
  const isOdd = (text: string) => Number(semanticVersion(text) === null);
  return (
    isOdd(one) - isOdd(other) ||
    (versionOrder(other, one) ?? 0) ||
    compareBuilds(buildOf(other), buildOf(one))
  );
}

/** The build metadata of a version; `null`: none. */
export function buildOf(version: string): string | null {
  return /\+(.+)$/.exec(version)?.[1] ?? null;
}

export function withoutBuild(version: string): string {
  return version.replace(/\+.*$/, '');
}

/** Identifiers are compared as in pre-releases. Any build is later than none. */
export function compareBuilds(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return comparedPreReleases({ preRelease: one.split('.') }, { preRelease: other.split('.') });
}

/** Major, minor and patch of a semantic version. */
export type Release = readonly [number, number, number];

/** The release that a version names, with or without a leading `v`; pre-release and build do not count. */
export function releaseOf(version: string): Release | null {
  const found = /^v?(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version.trim());
  if (found === null) return null;
  const [, major, minor, patch] = found;
  return [Number(major), Number(minor), Number(patch)];
}

/** Negative if the first is older. */
export function compareReleases(one: Release, other: Release): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
