/** Whether an object is nested deeper than any Kubernetes object. Without recursion, which a deep object would make overflow. */
export function isTooDeep(value: object): boolean {
  let level: readonly object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((one) => Object.values(one).filter(isContainer));
  }
  return false;
}

/** The schemas of the deepest CustomResourceDefinitions of public catalogs stay below 60. */
const MAX_DEPTH = 150;

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
