import { RE2JS } from 're2js';
import { pinIn } from './requestedVersion';
import { rangeOf, type VersionRange } from './rangeOf';

/** The meaning of a text in `spec.source.catalog.version`. */
export type RangeReading =
  /** Exactly one version with any build metadata. */
  | { readonly kind: 'pin'; readonly version: string }
  | { readonly kind: 'range'; readonly range: VersionRange }
  | { readonly kind: 'too-long'; readonly letters: number }
  /** `suggestion`: the nearest valid range; `null` if there is none. */
  | { readonly kind: 'no-range'; readonly suggestion: string | null };

/** The maximum length in characters, as the API server counts (recorded answers v1-version-*). */
export const MOST_LETTERS = 64;

/** Both the CRD's pattern and the library must accept the text. */
export function readRange(text: string): RangeReading {
  const letters = lettersIn(text);
  if (letters > MOST_LETTERS) return { kind: 'too-long', letters };
  const range = isAccepted(text) ? rangeOf(text) : null;
  if (range === null) return { kind: 'no-range', suggestion: suggestionFor(text) };
  const version = pinIn(text);
  return version === null ? { kind: 'range', range } : { kind: 'pin', version };
}

/** The bounds of a range that looks like a version (`1.2`, `1.x`); `null` for other texts. */
export function rangeLikePin(
  text: string,
): { readonly from: string; readonly below: string } | null {
  const { major, minor } =
    /^\s*=?\s*v?(?<major>\d+)(?:\.(?:(?<minor>\d+)(?:\.[xX*])?|[xX*]))?\s*$/.exec(text)?.groups ??
    {};
  if (major === undefined) return null;
  return minor === undefined
    ? { from: `${major}.0.0`, below: `${Number(major) + 1}.0.0` }
    : { from: `${major}.${minor}.0`, below: `${major}.${Number(minor) + 1}.0` };
}

/**
 * The pattern of the ClusterExtension CRD (`data/crds`). It rejects some texts that the library accepts, such as `1.2 -
 * 2.0`, and contains some misplaced brackets.
 */
export const PATTERN =
  '^(\\s*(=||!=|>|<|>=|=>|<=|=<|~|~>|\\^)\\s*(v?(0|[1-9]\\d*|[x|X|\\*])(\\.(0|[1-9]\\d*|x|X|\\*]))?(\\.(0|[1-9]\\d*|x|X|\\*))?(-([0-9A-Za-z\\-]+(\\.[0-9A-Za-z\\-]+)*))?(\\+([0-9A-Za-z\\-]+(\\.[0-9A-Za-z\\-]+)*))?)\\s*)((?:\\s+|,\\s*|\\s*\\|\\|\\s*)(=||!=|>|<|>=|=>|<=|=<|~|~>|\\^)\\s*(v?(0|[1-9]\\d*|x|X|\\*])(\\.(0|[1-9]\\d*|x|X|\\*))?(\\.(0|[1-9]\\d*|x|X|\\*]))?(-([0-9A-Za-z\\-]+(\\.[0-9A-Za-z\\-]+)*))?(\\+([0-9A-Za-z\\-]+(\\.[0-9A-Za-z\\-]+)*))?)\\s*)*$';

/** With RE2 as in the API server: JavaScript's RegExp could take minutes for many spaces. */
const ACCEPTED = RE2JS.compile(PATTERN);

function isAccepted(text: string): boolean {
  return ACCEPTED.matcher(text).find();
}

function suggestionFor(text: string): string | null {
  let near = text.trim();
  for (const [from, to] of REWRITTEN) {
    near = near.replaceAll(from, to).trim();
    if (isRange(near)) return near;
  }
  return null;
}

function isRange(text: string): boolean {
  return lettersIn(text) <= MOST_LETTERS && isAccepted(text) && rangeOf(text) !== null;
}

function lettersIn(text: string): number {
  return text.match(/./gsu)?.length ?? 0;
}

/** Corrections, applied one after the other until the text is a range. */
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/^(?:latest|newest|any|all)$/gi, '*'],
  [/[,;|&\s]+$/g, ''],
  [/\b(\S+)\s+-\s+(\S+)/g, '>=$1, <=$2'],
  [/==+/g, '='],
  [/≥/g, '>='],
  [/≤/g, '<='],
  [/\s*&+\s*/g, ', '],
  [/\s*;\s*/g, ', '],
  [/(?<!\|)\|(?!\|)/g, '||'],
  [/\bV(?=\d)/g, 'v'],
  [/(^|[^\d.])0+(?=\d)/g, '$1'],
  [/\.0+(?=\d)/g, '.'],
  [/\.[xX*](?:\.[xX*])+/g, '.x'],
  [/\.\*/g, '.x'],
  [/(\|\||,|\s)\s*\*/g, '$1 x'],
  [/!(?!=)/g, '!='],
];
