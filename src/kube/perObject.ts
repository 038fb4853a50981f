/** Caches a result per object, as long as the object exists. Objects are immutable. */
export function perObject<K extends object, T>(find: (object: K) => T): (object: K) => T {
  const found = new WeakMap<K, { readonly value: T }>();
  return (object) => {
    const known = found.get(object) ?? { value: find(object) };
    found.set(object, known);
    return known.value;
  };
}
