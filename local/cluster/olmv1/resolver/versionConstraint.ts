/**
 * Version ranges of the Go library Masterminds/semver (v3), which OLM v1 uses for `spec.version`. Comparisons without a
 * pre-release do not match pre-releases.
 */
import { compare, SemVer } from 'semver';

export type VersionConstraint = (version: SemVer) => boolean;

/** `undefined` for an invalid range. */
export function parseConstraint(text: string): VersionConstraint | undefined {
  const alternatives = text.split('||').map(allOf);
  if (!alternatives.every((each) => each !== undefined)) return undefined;
  return (version) => alternatives.some((holds) => holds(version));
}

const OPERATORS = String.raw`=>|=<|>=|<=|!=|~>|=|>|<|~|\^`;
const NUMBER = String.raw`v?[0-9|x|X|\*]+`;
const VERSION = String.raw`v?([0-9|x|X|\*]+)(\.[0-9|x|X|\*]+)?(\.[0-9|x|X|\*]+)?(-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?`;
const ONE = new RegExp(String.raw`^\s*(${OPERATORS}|)\s*(${VERSION})\s*$`);
const EACH = new RegExp(
  String.raw`(?:${OPERATORS}|)\s*${NUMBER}(?:\.[0-9|x|X|\*]+)?(?:\.[0-9|x|X|\*]+)?(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?`,
  'g',
);
const HYPHEN = new RegExp(String.raw`\s*(${VERSION})\s+-\s+(${VERSION})\s*`, 'g');
const WHOLE = new RegExp(
  String.raw`^(?:\s*(?:${OPERATORS}|)\s*${VERSION}\s*)(?:(?:\s+|,\s*)(?:${OPERATORS}|)\s*${VERSION}\s*)*$`,
);

/** Comparisons that a comma or a space joins. */
function allOf(text: string): VersionConstraint | undefined {
  const spread = text.replaceAll(
    HYPHEN,
    (_whole: string, from: string, ...rest: readonly string[]) => `>=${from} <=${rest[5] ?? ''} `,
  );
  if (!WHOLE.test(spread)) return undefined;
  const comparisons = (spread.match(EACH) ?? []).map(comparisonOf);
  if (!comparisons.every((each) => each !== undefined)) return undefined;
  const namesPreRelease = comparisons.some(({ bound }) => bound.version.prerelease.length > 0);
  return (version) =>
    (version.prerelease.length === 0 || namesPreRelease) &&
    comparisons.every(({ holds, bound }) => holds(version, bound));
}

type Bound = {
  readonly version: SemVer;
  /** Parts that the text omits. */
  readonly open: 'nothing' | 'patch' | 'minor' | 'all';
};

type Comparison = { readonly holds: Relation; readonly bound: Bound };

function comparisonOf(text: string): Comparison | undefined {
  const [, operator = '', , major = '', minor, patch, pre = ''] = ONE.exec(text) ?? [];
  const bound = boundOf([major, minor?.slice(1), patch?.slice(1)], pre);
  const holds = RELATIONS[operator];
  return bound === undefined || holds === undefined ? undefined : { holds, bound };
}

function boundOf(
  [major, minor, patch]: readonly (string | undefined)[],
  pre: string,
): Bound | undefined {
  const made = (numbers: string, open: Bound['open']): Bound | undefined => {
    try {
      return { version: new SemVer(`${numbers}${pre}`), open };
    } catch {
      return undefined;
    }
  };
  if (isOpen(major)) return made('0.0.0', 'all');
  if (isOpen(minor)) return made(`${major ?? ''}.0.0`, 'minor');
  return isOpen(patch)
    ? made(`${major ?? ''}.${minor ?? ''}.0`, 'patch')
    : made(`${major ?? ''}.${minor ?? ''}.${patch ?? ''}`, 'nothing');
}

function isOpen(part: string | undefined): boolean {
  return part === undefined || ['x', 'X', '*'].includes(part);
}

type Relation = (version: SemVer, bound: Bound) => boolean;

const tilde: Relation = (version, { version: bound, open }) => {
  if (compare(version, bound) < 0) return false;
  const isZero = bound.major === 0 && bound.minor === 0 && bound.patch === 0;
  if (isZero && (open === 'nothing' || open === 'all')) return true;
  return version.major === bound.major && (version.minor === bound.minor || open === 'minor');
};

const equal: Relation = (version, bound) =>
  bound.open === 'nothing' ? compare(version, bound.version) === 0 : tilde(version, bound);

const unequal: Relation = (version, { version: bound, open }) => {
  if (open === 'nothing') return compare(version, bound) !== 0;
  if (version.major !== bound.major) return true;
  return open === 'patch' && version.minor !== bound.minor;
};

const greater: Relation = (version, { version: bound, open }) => {
  if (open === 'nothing' || version.major !== bound.major) return compare(version, bound) > 0;
  return open === 'patch' && version.minor > bound.minor;
};

const atMost: Relation = (version, { version: bound, open }) => {
  if (open === 'nothing') return compare(version, bound) <= 0;
  if (version.major !== bound.major) return version.major < bound.major;
  return open !== 'patch' || version.minor <= bound.minor;
};

const caret: Relation = (version, { version: bound, open }) => {
  if (compare(version, bound) < 0) return false;
  if (bound.major > 0 || open === 'minor' || open === 'all') return version.major === bound.major;
  if (version.major > 0) return false;
  if (bound.minor > 0 || open === 'patch') return version.minor === bound.minor;
  return version.minor === 0 && version.patch === bound.patch;
};

const RELATIONS: { readonly [operator: string]: Relation | undefined } = {
  '': equal,
  '=': equal,
  '!=': unequal,
  '>': greater,
  '<': (version, bound) => compare(version, bound.version) < 0,
  '>=': (version, bound) => compare(version, bound.version) >= 0,
  '=>': (version, bound) => compare(version, bound.version) >= 0,
  '<=': atMost,
  '=<': atMost,
  '~': tilde,
  '~>': tilde,
  '^': caret,
};
