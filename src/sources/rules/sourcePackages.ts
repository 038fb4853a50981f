import { wordsIn } from '~/olm/lists/list';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';

/** The packages of a catalog whose names contain all words of a text, by display name. */
export function foundPackages(
  entries: readonly CatalogEntry[],
  text: string,
): readonly CatalogEntry[] {
  const words = wordsIn(text);
  return entries
    .filter(({ item: { displayName, key, provider } }) => {
      const names = `${displayName} ${key.packageName} ${provider}`.toLowerCase();
      return words.every((word) => names.includes(word));
    })
    .toSorted((one, other) => one.item.displayName.localeCompare(other.item.displayName));
}
