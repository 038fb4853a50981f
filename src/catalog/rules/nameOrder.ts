/** Compares names for an alphabetical list, without vendor preferences and punctuation. */
export function compareNames(one: string, other: string): number {
  return names.compare(one, other);
}

/**
 * The sort name of a package: without leading tags and punctuation, as in "[DEPRECATED] KEDA"; the whole name if
 * nothing else remains.
 */
export function lookupName(displayName: string): string {
  const bare = displayName.replace(/^\s*(?:\[[^\]]*\])?[^\p{L}\p{N}]*/u, '');
  return bare === '' ? displayName : bare;
}

/** By OLM's catalog, or by its own name. */
export function isDeprecated({ deprecation, displayName }: Deprecable): boolean {
  return deprecation !== null || isNamedDeprecated(displayName);
}

type Deprecable = { readonly deprecation: string | null; readonly displayName: string };

/** Whether the name states a deprecation, which OLM's deprecations might not: "[DEPRECATED] KEDA". */
export function isNamedDeprecated(displayName: string): boolean {
  return /^[^\p{L}\p{N}]*deprecated(?!\p{L})/iu.test(displayName);
}

/** Cached, because creating a collator for each comparison is slow. */
const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
