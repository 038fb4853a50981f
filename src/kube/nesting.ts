import type { Failure } from './failure';

/**
 * Whether an object is nested more deeply than any Kubernetes object. Not recursive, because a deep object would
 * overflow the stack.
 */
export function isTooDeep(value: object): boolean {
  let level: readonly object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((one) => Object.values(one).filter(isContainer));
  }
  return false;
}

/** The deepest CustomResourceDefinitions of public catalogs have fewer than 60 levels. */
const MAX_DEPTH = 150;

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A hostile object that the API server stores all the same. */
export const TOO_DEEP: Failure = {
  kind: 'other',
  message: `The object is nested more than ${MAX_DEPTH} levels deep.`,
};
