import { compareVersions, type SemanticVersion, semanticVersion } from '~/olm/semanticVersion';
import { pinIn } from './requestedVersion';

/** Whether a version is in the range. */
export type VersionRange = (version: SemanticVersion) => boolean;

/**
 * A range as OLM v1 interprets it: Masterminds/semver v3 (constraints.go), tested with `semver-vectors.json`. `null` if
 * it is invalid. For OLM v0's ranges and `skipRange`, see olm/dependencies/dependencies.
 */
export function rangeOf(text: string): VersionRange | null {
  const groups = text.replaceAll(HYPHENED, '>=$1,<=$2').split('||').map(groupOf);
  const known = groups.filter((group) => group !== null);
  if (known.length < groups.length) return null;
  return (version) => known.some((group) => group(version));
}

const OPERATORS = '(?:!=|>=|=>|<=|=<|~>|[=><~^]|)';
const PART = '[0-9xX*]+';
const BOUND = `v?${PART}(?:\\.${PART})?(?:\\.${PART})?(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?`;
const HYPHENED = new RegExp(`(${BOUND})\\s+-\\s+(${BOUND})`, 'g');
const TERM = new RegExp(
  `^(?<operator>${OPERATORS})\\s*v?(?<numbers>${PART}(?:\\.${PART}){0,2})(?<rest>(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?)$`,
);

function groupOf(text: string): VersionRange | null {
  const terms = text
    .trim()
    .replaceAll(/([=<>~^])\s+/g, '$1')
    .split(/\s*,\s*|\s+/);
  const parsed = terms.map(termOf);
  const known = parsed.filter((term) => term !== null);
  if (known.length < parsed.length) return null;
  // One bound with a pre-release includes pre-releases for the whole group.
  const takesPreReleases = known.some(({ bound }) => bound.preRelease.length > 0);
  return (version) =>
    (takesPreReleases || version.preRelease.length === 0) &&
    known.every((term) => holds(term, version));
}

type Term = {
  readonly operator: string;
  readonly bound: SemanticVersion;
  /** The number of given version parts. */
  readonly written: number;
};

function termOf(text: string): Term | null {
  const { operator, numbers, rest } = TERM.exec(text)?.groups ?? {};
  if (operator === undefined || numbers === undefined) return null;
  const parts = numbers.split('.');
  const wild = parts.findIndex((part) => /^[xX*]$/.test(part));
  const written = wild === -1 ? parts.length : wild;
  const full = [...parts.slice(0, written), '0', '0', '0'].slice(0, 3).join('.');
  const bound = semanticVersion(full + (rest ?? ''));
  return bound === null ? null : { operator, bound, written };
}

function holds({ operator, ...term }: Term, version: SemanticVersion): boolean {
  const order = compareVersions(version, term.bound);
  const same = sameNumbers(version, term.bound);
  return MEANINGS[operator]?.({ ...term, order, same }) ?? false;
}

type Compared = Omit<Term, 'operator'> & {
  /** Negative if the version is earlier than the bound. */
  readonly order: number;
  /** The number of equal leading parts. */
  readonly same: number;
};

const isEqual = ({ order, same, written }: Compared) =>
  written < 3 ? order >= 0 && same >= written : order === 0;
const isAtLeast = ({ order }: Compared) => order >= 0;
const isAtMost = ({ order, same, written }: Compared) =>
  order <= 0 || (written > 0 && written < 3 && same >= written);
const isNear = ({ bound, order, same, written }: Compared) =>
  order >= 0 && same >= Math.min(written, tildeParts(bound, written));

const MEANINGS: Readonly<Record<string, (compared: Compared) => boolean>> = {
  '': isEqual,
  '=': isEqual,
  '!=': ({ order, same, written }) => (written < 3 ? same < Math.max(written, 1) : order !== 0),
  // `>1.2` contains 1.3.0 but not 1.2.9.
  '>': ({ order, same, written }) => order > 0 && (written % 3 === 0 || same < written),
  '<': ({ order }) => order < 0,
  '>=': isAtLeast,
  '=>': isAtLeast,
  '<=': isAtMost,
  '=<': isAtMost,
  '^': ({ bound, order, same, written }) => order >= 0 && same >= caretParts(bound, written),
  '~': isNear,
  '~>': isNear,
};

function sameNumbers(
  { numbers: one }: SemanticVersion,
  { numbers: other }: SemanticVersion,
): number {
  const differs = one.findIndex((number, at) => number !== other[at]);
  return differs === -1 ? 3 : differs;
}

/** All versions of the same major version; before 1.0.0 of the same minor version, before 0.1.0 of the same patch. */
function caretParts({ numbers: [major = 0, minor = 0] }: SemanticVersion, written: number): number {
  if (written === 0) return 0;
  if (major > 0 || written === 1) return 1;
  return minor > 0 || written === 2 ? 2 : 3;
}

/** `~0.0.0` contains everything. */
function tildeParts({ numbers }: SemanticVersion, written: number): number {
  return written === 3 && numbers.every((number) => number === 0) ? 0 : 2;
}

/** The same range including pre-releases, which a range excludes unless it contains one. */
export function withPreReleases(text: string): string {
  const groups = text.split('||').map((group) => {
    const wider = group.trim().replaceAll(SIMPLE, (term, operator: string) => {
      const isPin = pinIn(term) !== null;
      return isPin || !['', '=', '^', '~', '~>', '>=', '<'].includes(operator) ? term : `${term}-0`;
    });
    if (/^[xX*]-0$/.test(wider)) return '>=0.0.0-0';
    return wider.includes('-') ? wider : `>=0.0.0-0, ${wider}`;
  });
  return groups.join(' || ');
}

/** A comparison without a pre-release. */
const SIMPLE =
  /(?<![\w.+-])(=|!=|<=?|>=?|=>|=<|~>?|\^|)\s*v?(?:\d+|[xX*])(?:\.(?:\d+|[xX*])){0,2}(?![\w.+-])/g;
