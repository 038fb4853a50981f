/** An item of a long list, or the number of omitted items in its place. */
export type Folded<T> =
  | { readonly kind: 'item'; readonly item: T }
  | { readonly kind: 'gap'; readonly count: number; readonly before: T };

/**
 * A long list, reduced to its important items. A gap of one item is shown as the item.
 * @param few lists up to this length are not reduced
 */
export function folded<T>(
  row: readonly T[],
  isKept: (item: T, index: number) => boolean,
  few: number,
): readonly Folded<T>[] {
  const result: Folded<T>[] = [];
  let left: T[] = [];
  const close = () => {
    const [first] = left;
    if (first === undefined) return;
    result.push(
      left.length === 1 ? itemOf(first) : { kind: 'gap', count: left.length, before: first },
    );
    left = [];
  };
  for (const [index, item] of row.entries()) {
    if (row.length > few && !isKept(item, index)) {
      left.push(item);
    } else {
      close();
      result.push(itemOf(item));
    }
  }
  close();
  return result;
}

function itemOf<T>(item: T): Folded<T> {
  return { kind: 'item', item };
}
