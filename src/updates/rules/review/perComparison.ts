import type { PlanComparison } from './comparison';

/** Remembers what was found out about a comparison as long as that is there: several views of a plan need the same. */
export function perComparison<T>(
  find: (comparison: PlanComparison) => T,
): (comparison: PlanComparison) => T {
  const found = new WeakMap<PlanComparison, { readonly value: T }>();
  return (comparison) => {
    const known = found.get(comparison) ?? { value: find(comparison) };
    found.set(comparison, known);
    return known.value;
  };
}
