import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Markdown of `texts/<name>.md`. */
export function descriptionOf(name: string): string {
  return readFileSync(join(import.meta.dirname, '..', 'texts', `${name}.md`), 'utf8');
}
