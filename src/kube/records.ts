/** The keys of a table, in its order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as readonly string[] as readonly Key[];
}

/** A record with a value for each key. */
export function recordOf<Key extends string, T>(
  keys: readonly Key[],
  make: (key: Key) => T,
): Readonly<Record<Key, T>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, T>;
}
