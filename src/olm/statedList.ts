/** A list of an object that nobody has checked: none where something else than a list stands in its place. */
export function statedList<T>(list: readonly T[] | null | undefined): readonly T[] {
  return isList(list) ? (list ?? []) : [];
}

/** No type guard: `Array.isArray` would make the items `any`. */
function isList(value: unknown): boolean {
  return Array.isArray(value);
}
