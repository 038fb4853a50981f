/** Regular expressions like in the API server: Go's engine (RE2), which takes linear time. */
import { RE2JS } from 're2js';

const patterns = new Map<string, RE2JS>();

/** @throws an error with Go's message */
export function goPattern(pattern: string): RE2JS {
  const known = patterns.get(pattern) ?? RE2JS.compile(pattern);
  patterns.set(pattern, known);
  return known;
}

/** Go's message; `undefined`: the pattern is valid. */
export function patternProblem(pattern: string): string | undefined {
  try {
    goPattern(pattern);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
