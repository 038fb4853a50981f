/**
 * A key for equal categories: their words, independent of case, spaces, joining sign and number, so that "Database" and
 * "Databases", "Logging & Tracing" and "logging and tracing" are equal. Empty without words.
 */
export function categoryKey(category: string): string {
  const key = category
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .join('-');
  return ALIASES.get(key) ?? key;
}

/** Synonyms of OperatorHub's categories; singular, as after the rule above. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['ai', 'ai-machine-learning'],
  ['ai-ml', 'ai-machine-learning'],
  ['artificial-intelligence', 'ai-machine-learning'],
  ['artificial-intelligence-machine-learning', 'ai-machine-learning'],
  ['machine-learning', 'ai-machine-learning'],
  ['ml', 'ai-machine-learning'],
  ['ci-cd', 'integration-delivery'],
  ['network', 'networking'],
  ['logging', 'logging-tracing'],
  ['tracing', 'logging-tracing'],
]);

/** A provider: a key for equal providers, and the display name. */
export type ProviderName = { readonly key: string; readonly label: string };

/**
 * A provider without its legal form, so that "Red Hat", "Red Hat, Inc." and "RedHat" are equal, independent of case,
 * spaces and punctuation. `null` if it is not provided.
 */
export function providerName(provider: string): ProviderName | null {
  let label = provider.replace(/[®™©]/g, '').replace(/\s+/g, ' ').trim();
  // Legal forms can be combined: "Co., Ltd.". A name that consists of a legal form is kept.
  for (let shorter = withoutForm(label); shorter !== ''; shorter = withoutForm(label)) {
    if (shorter === label) break;
    label = shorter;
  }
  const key = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return key === '' ? null : { key, label };
}

function withoutForm(label: string): string {
  return label.replace(FORM, '').trim();
}

/** Legal forms in the provider names of public catalogs. */
const FORM =
  /(?:,\s*|\s+)(?:inc|incorporated|llc|ltd|limited|gmbh|ag|corp|corporation|co|company|s\.?a|b\.?v|plc)\.?,?$/iu;
