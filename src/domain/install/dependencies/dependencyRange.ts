/**
 * Whether a version lies in a range as OLM reads it (DR-022): comparisons with `=`, `!`, `<` and `>`, of which a space
 * means "and" and `||` "or"; `x` stands for any number. Pre-releases count like every other version. Neither what is no
 * such range nor what is no semantic version lies in anything.
 */
export function isInRange(version: string, range: string): boolean {
  const parsed = parsedVersion(version);
  const alternatives = parsedRange(range);
  if (parsed === null || alternatives === null) return false;
  return alternatives.some((comparisons) => comparisons.every((one) => one(parsed)));
}

type Version = { readonly numbers: readonly number[]; readonly preRelease: readonly string[] };

type Comparison = (version: Version) => boolean;

const VERSION =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*))?(?:\+[\dA-Za-z.-]+)?$/;

function parsedVersion(text: string): Version | null {
  const found = VERSION.exec(text);
  if (found === null) return null;
  const [, major, minor, patch, preRelease] = found;
  return {
    numbers: [major, minor, patch].map(Number),
    preRelease: preRelease === undefined ? [] : preRelease.split('.'),
  };
}

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
  const parsed = parsedVersion(bound);
  return parsed === null ? null : comparison(operator, parsed);
}

function comparison(operator: string, bound: Version): Comparison | null {
  const holds = OPERATORS[operator];
  return holds === undefined ? null : (version) => holds(compared(version, bound));
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

/** `1.2.x` is everything from 1.2.0 on that is less than 1.3.0. */
function withWildcard(operator: string, known: readonly number[]): Comparison | null {
  const from = released(known);
  const next = released([...known.slice(0, -1), (known.at(-1) ?? 0) + 1]);
  const isIn: Comparison = (version) => compared(version, from) >= 0 && compared(version, next) < 0;
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

function released(known: readonly number[]): Version {
  return { numbers: [...known, 0, 0].slice(0, 3), preRelease: [] };
}

/** The order of Semantic Versioning 2.0.0, section 11. */
function compared(one: Version, other: Version): number {
  return comparedNumbers(one.numbers, other.numbers) || comparedPreReleases(one, other);
}

function comparedNumbers(one: readonly number[], other: readonly number[]): number {
  return one.reduce((order, number, at) => order || number - (other[at] ?? 0), 0);
}

function comparedPreReleases({ preRelease: one }: Version, { preRelease: other }: Version): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  const order = one.reduce((found, part, at) => found || comparedParts(part, other[at]), 0);
  return order || one.length - other.length;
}

/** Numbers come before words; what goes on comes after what has ended. */
function comparedParts(one: string, other: string | undefined): number {
  if (other === undefined) return 1;
  const [isNumber, isOtherNumber] = [one, other].map((part) => /^\d+$/.test(part));
  if (isNumber === true && isOtherNumber === true) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber === true ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}
