import { RE2JS, RE2JSException } from 're2js';

/** Whether a text has a match of a pattern anywhere; `null` when the pattern cannot be read or the text is too long. */
export type MatchesPattern = (pattern: string, text: string) => boolean | null;

/** Characters of the pattern times characters of the text: about a tenth of a second. */
const MAX_WORK = 10_000_000;

/** Texts of one pattern whose answer is kept: most objects of a kind have the same values. */
const MAX_KNOWN = 1000;

/**
 * A matcher that reads each pattern once. The API server matches patterns with Go's `regexp` (RE2), which JavaScript's
 * `RegExp` reads differently and can take forever for.
 */
export function patternMatcher(): MatchesPattern {
  const matchers = new Map<string, (text: string) => boolean | null>();
  return (pattern, text) => {
    const matcher = matchers.get(pattern) ?? matcherOf(pattern);
    matchers.set(pattern, matcher);
    return matcher(text);
  };
}

function matcherOf(pattern: string): (text: string) => boolean | null {
  const expression = compiled(pattern);
  const known = new Map<string, boolean>();
  return (text) => {
    if (expression === null || pattern.length * text.length > MAX_WORK) return null;
    const found = known.get(text) ?? expression.test(text);
    if (known.size < MAX_KNOWN) known.set(text, found);
    return found;
  };
}

function compiled(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    // Brackets nested too deep are a RangeError.
    if (error instanceof RE2JSException || error instanceof RangeError) return null;
    throw error;
  }
}
