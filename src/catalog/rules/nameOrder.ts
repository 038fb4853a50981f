/** Compares names as a person looks them up: no vendor comes first, and no punctuation does. */
export function compareNames(one: string, other: string): number {
  return names.compare(one, other);
}

/**
 * What a package is looked up by: its name without the tag or the punctuation before it, as in "[DEPRECATED] KEDA";
 * the whole name when there is nothing else.
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

/** Whether an author says so in the name, which OLM's deprecations need not repeat: "[DEPRECATED] KEDA". */
export function isNamedDeprecated(displayName: string): boolean {
  return /^[^\p{L}\p{N}]*deprecated(?!\p{L})/iu.test(displayName);
}

/** Kept: making the rules of a language anew for each comparison is slow. */
const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
