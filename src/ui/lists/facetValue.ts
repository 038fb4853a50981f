/** A value of a facet as the URL and its source have it. */
export type Worded = { readonly value: string; readonly label: string };

/** The value that the URL names. One that nothing has is shown as it stands there. */
export function namedValue(known: readonly Worded[], value: string): Worded {
  return { value, label: known.find((one) => one.value === value)?.label ?? value };
}

/** A value in our words. One that came from the URL may be none of ours. */
export function worded<T extends string>(
  known: readonly T[],
  value: string,
  text: (value: T) => string,
): string {
  const found = known.find((one) => one === value);
  return found === undefined ? value : text(found);
}
