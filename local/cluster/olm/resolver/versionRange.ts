/**
 * Version ranges of the Go library blang/semver, which OLM uses for `skipRange` and required packages. Differences from
 * npm: no `^`, `~` or hyphen, a comma is an error, and pre-releases count like any version.
 */
import { compare, parse, type SemVer } from 'semver';

export type VersionRange = (version: SemVer) => boolean;

/** A version as OLM accepts it: strictly `major.minor.patch`, no leading `v`. */
export function parseVersion(text: string): SemVer | undefined {
  return /^\d/.test(text) ? (parse(text) ?? undefined) : undefined;
}

/** `undefined` for an invalid range (including the empty text and `*`). */
export function parseRange(text: string): VersionRange | undefined {
  const alternatives = alternativesOf(tokensOf(text));
  if (alternatives === undefined) return undefined;
  const ranges: VersionRange[][] = [];
  for (const alternative of alternatives) {
    const comparisons = alternative.map(comparisonOf);
    if (!comparisons.every((each) => each !== undefined)) return undefined;
    ranges.push(comparisons);
  }
  return (version) => ranges.some((range) => range.every((matches) => matches(version)));
}

type Relation = (order: number) => boolean;

const relations: { readonly [comparator: string]: Relation } = {
  '': (order) => order === 0,
  '=': (order) => order === 0,
  '==': (order) => order === 0,
  '!': (order) => order !== 0,
  '!=': (order) => order !== 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
};

/** A space after `<`, `>` or `=` does not end a token; tokens of one character are lost. */
function tokensOf(text: string): readonly string[] {
  return text
    .trim()
    .replace(/([<>=])\s+/g, '$1')
    .split(/ +/)
    .filter((token) => token.length > 1);
}

function alternativesOf(tokens: readonly string[]): readonly (readonly string[])[] | undefined {
  const alternatives: string[][] = [[]];
  for (const token of tokens) {
    if (token === '||') alternatives.push([]);
    else alternatives.at(-1)?.push(token);
  }
  return alternatives.some((alternative) => alternative.length === 0) ? undefined : alternatives;
}

function comparisonOf(token: string): VersionRange | undefined {
  const comparator = /^[^\d]*/.exec(token)?.[0] ?? '';
  const operand = token.slice(comparator.length);
  return /[xX]/.test(operand.split(/[-+]/, 1)[0] ?? '')
    ? wildcardComparison(comparator, operand)
    : plainComparison(comparator, operand);
}

function plainComparison(comparator: string, operand: string): VersionRange | undefined {
  const relation = relations[comparator];
  const bound = parseVersion(operand);
  if (relation === undefined || bound === undefined) return undefined;
  return (version) => relation(compare(version, bound));
}

/** `1.2.x` means 1.2.0 and later versions before 1.3.0. */
function wildcardComparison(comparator: string, operand: string): VersionRange | undefined {
  const parts = operand.split('.');
  const known = parts.slice(
    0,
    parts.findIndex((part) => /^[xX]$/.test(part)),
  );
  const lower = paddedVersion(known);
  const upper = paddedVersion([...known.slice(0, -1), String(Number(known.at(-1)) + 1)]);
  const from = plainComparison('>=', lower);
  const below = plainComparison('<', upper);
  if (from === undefined || below === undefined) return undefined;
  switch (comparator) {
    case '':
    case '=':
    case '==':
      return (version) => from(version) && below(version);
    case '!':
    case '!=':
      return (version) => !from(version) || !below(version);
    case '>':
      return plainComparison('>=', upper);
    case '<=':
      return below;
    default:
      return plainComparison(comparator, lower);
  }
}

function paddedVersion(parts: readonly string[]): string {
  return [...parts, '0', '0', '0'].slice(0, 3).join('.');
}
