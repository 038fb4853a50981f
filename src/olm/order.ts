/** The order of names; numbers in them are compared numerically. */
export const NAMES = new Intl.Collator('en', { numeric: true });

/** Compares two items; `direction` reverses the order. */
export type Order<T> = (one: T, other: T, direction: 1 | -1) => number;

export type Orders<T> = {
  /** By name; the first one is the default. */
  readonly orders: Readonly<Record<string, Order<T>>>;
  /** The order of equal items; absent: unchanged. */
  readonly byName?: (one: T, other: T) => number;
};

export function forward<T>(compare: (one: T, other: T) => number): Order<T> {
  return (one, other, direction) => direction * compare(one, other);
}

/** The order by a value. Items without it (`null`) come last in both directions. */
export function by<T, V extends number | string>(
  read: (row: T) => V | null,
  compare: (one: V, other: V) => number = compareValues,
): Order<T> {
  return (one, other, direction) => {
    const [left, right] = [read(one), read(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * compare(left, right);
  };
}

function compareValues(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : NAMES.compare(String(one), String(other));
}

export function inOrder<T>(
  rows: readonly T[],
  { orders, byName = () => 0 }: Orders<T>,
  { sort, descending }: { readonly sort: string; readonly descending: boolean },
): readonly T[] {
  const direction = descending ? -1 : 1;
  const compare = orders[sort] ?? (() => 0);
  return rows.toSorted((one, other) => compare(one, other, direction) || byName(one, other));
}

/** A list with each member of a union. A missing one is a type error. */
export function listOfAll<T extends string>() {
  return <const L extends readonly T[]>(list: L & ([T] extends [L[number]] ? unknown : never)): L =>
    list;
}

/** The position of a value in a list. Other values come last. */
export function rankIn<T>(list: readonly T[], value: T): number {
  const rank = list.indexOf(value);
  return rank === -1 ? list.length : rank;
}

const ORDER = new Intl.Collator('en', { numeric: true });

/** Natural order, independent of the language: "v9" comes before "v10". */
export function compareNatural(one: string, other: string): number {
  return ORDER.compare(one, other);
}
