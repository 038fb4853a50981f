/** A list in an unvalidated object; empty if the value is not a list. */
export function statedList<T>(list: readonly T[] | null | undefined): readonly T[] {
  return isList(list) ? (list ?? []) : [];
}

/** No type guard: `Array.isArray` would make the items `any`. */
function isList(value: unknown): boolean {
  return Array.isArray(value);
}
