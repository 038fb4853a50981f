/** A list with one of its items one place earlier or later; the same order when it is at that end. */
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
