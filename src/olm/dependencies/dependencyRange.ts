import { type SemanticVersion, compareVersions, semanticVersion } from '~/olm/semanticVersion';

/**
 * Whether a version is in a range as OLM interprets it: comparisons with `=`, `!`, `<` and `>`, where a space means
 * "and" and `||` means "or"; `x` matches any number. Pre-releases are compared like other versions. The result is false
 * for an invalid range or version.
 */
export function isInRange(version: string, range: string): boolean {
  const parsed = semanticVersion(version);
  const alternatives = parsedRange(range);
  if (parsed === null || alternatives === null) return false;
  return alternatives.some((comparisons) => comparisons.every((one) => one(parsed)));
}

type Comparison = (version: SemanticVersion) => boolean;

function parsedRange(text: string): readonly (readonly Comparison[])[] | null {
  const alternatives = text.split('||').map((part) => {
    const terms = part.trim().replaceAll(/([<>=])\s+/g, '$1');
    const parsed = terms.split(/\s+/).map(parsedComparison);
    const known = parsed.filter((one) => one !== null);
    return known.length === parsed.length ? known : null;
  });
  const known = alternatives.filter((one) => one !== null);
  return known.length === alternatives.length ? known : null;
}

function parsedComparison(term: string): Comparison | null {
  const found = /^([<>=!]*)(\d.*)$/.exec(term);
  if (found === null) return null;
  const [, operator = '', bound = ''] = found;
  const wild = /^(\d+(?:\.\d+)?)\.[xX](?:\.[xX])?$/.exec(bound)?.[1];
  if (wild !== undefined) return withWildcard(operator, wild.split('.').map(Number));
  const parsed = semanticVersion(bound);
  return parsed === null ? null : comparison(operator, parsed);
}

function comparison(operator: string, bound: SemanticVersion): Comparison | null {
  const holds = OPERATORS[operator];
  return holds === undefined ? null : (version) => holds(compareVersions(version, bound));
}

const OPERATORS: Readonly<Record<string, (order: number) => boolean>> = {
  '': (order) => order === 0,
  '=': (order) => order === 0,
  '==': (order) => order === 0,
  '!': (order) => order !== 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** `1.2.x` contains everything from 1.2.0 up to but not including 1.3.0. */
function withWildcard(operator: string, known: readonly number[]): Comparison | null {
  const from = released(known);
  const next = released([...known.slice(0, -1), (known.at(-1) ?? 0) + 1]);
  const isIn: Comparison = (version) =>
    compareVersions(version, from) >= 0 && compareVersions(version, next) < 0;
  switch (operator) {
    case '':
    case '=':
    case '==':
      return isIn;
    case '!':
    case '!=':
      return (version) => !isIn(version);
    case '>':
      return comparison('>=', next);
    case '<=':
      return comparison('<', next);
    default:
      return comparison(operator, from);
  }
}

function released(known: readonly number[]): SemanticVersion {
  return { numbers: [...known, 0, 0].slice(0, 3), preRelease: [] };
}
