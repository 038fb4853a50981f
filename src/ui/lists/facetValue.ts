/** A value of a facet as in the URL and the data. */
export type Worded = { readonly value: string; readonly label: string };

/** The value in the URL. An unknown value is shown unchanged. */
export function namedValue(known: readonly Worded[], value: string): Worded {
  return { value, label: known.find((one) => one.value === value)?.label ?? value };
}

/** A value with a translated text. A value from the URL can be unknown. */
export function worded<T extends string>(
  known: readonly T[],
  value: string,
  text: (value: T) => string,
): string {
  const found = known.find((one) => one === value);
  return found === undefined ? value : text(found);
}
