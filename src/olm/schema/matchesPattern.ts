import { RE2JS, RE2JSException } from 're2js';

/** Whether a pattern matches anywhere in a text; `null`: invalid pattern, or the text is too long. */
export type MatchesPattern = (pattern: string, text: string) => boolean | null;

/** Steps of the compiled pattern (`{900}` repeats its step) times characters of the text: up to about a second. */
const MAX_WORK = 10_000_000;

/** The number of cached answers per pattern. Most objects of a kind have the same values. */
const MAX_KNOWN = 1000;

/**
 * A matcher that compiles each pattern once. The API server uses Go's `regexp` (RE2). JavaScript's `RegExp` has a
 * different syntax and can take exponential time.
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
    if (expression === null || expression.programSize() * text.length > MAX_WORK) return null;
    const found = known.get(text) ?? expression.test(text);
    if (known.size < MAX_KNOWN) known.set(text, found);
    return found;
  };
}

function compiled(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    // Deeply nested brackets cause a RangeError.
    if (error instanceof RE2JSException || error instanceof RangeError) return null;
    throw error;
  }
}
