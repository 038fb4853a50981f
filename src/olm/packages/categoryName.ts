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
