const ORDER = new Intl.Collator('en', { numeric: true });

/** Natural order, independent of the language: "v9" comes before "v10". */
export function compareNatural(one: string, other: string): number {
  return ORDER.compare(one, other);
}
