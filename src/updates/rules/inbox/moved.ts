/** A list with one item moved earlier or later; the same order at the end of the list. */
export function moved<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  by: 1 | -1,
): readonly T[] {
  const at = list.findIndex((item) => item.id === id);
  const [item, other] = [list[at], list[at + by]];
  if (item === undefined || other === undefined) return list;
  return list.with(at, other).with(at + by, item);
}
