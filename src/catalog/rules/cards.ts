import type { CatalogEntry } from '~/olm/lists/facets';
import type { CatalogPriorities } from '~/olm/dependencies/priorities';
import type { MatchHint } from '~/olm/search/searchHit';

/** One tile or row: a package, with every catalog among those shown that offers it. */
export type ShownCard = {
  /** The package's name. */
  readonly id: string;
  /** The offer that the tile describes. */
  readonly main: CatalogEntry;
  /** Those of other catalogs. */
  readonly others: readonly CatalogEntry[];
  /** Why a search found the package, where the card would not show it. */
  readonly hint: MatchHint | null;
};

/**
 * Puts the offers of one package together, the best first: the installed one, else that of the catalog with the higher
 * priority, as OLM would take it; of two alike always the same.
 */
export function offersByPackage<E extends CatalogEntry>(
  entries: readonly E[],
  priorities: CatalogPriorities,
): readonly (readonly E[])[] {
  const found = new Map<string, E[]>();
  for (const entry of entries) {
    const { packageName } = entry.item.key;
    const offers = found.get(packageName);
    if (offers === undefined) found.set(packageName, [entry]);
    else offers.push(entry);
  }
  return [...found.values()].map((offers) =>
    offers.length === 1
      ? offers
      : offers.toSorted(
          (one, other) =>
            Number(isInstalled(other)) - Number(isInstalled(one)) ||
            priorityOf(other, priorities) - priorityOf(one, priorities) ||
            (one.item.id < other.item.id ? -1 : 1),
        ),
  );
}

export function isInstalled({ state }: CatalogEntry): boolean {
  return state !== 'not-installed';
}

function priorityOf({ item }: CatalogEntry, priorities: CatalogPriorities): number {
  return priorities.get(`${item.key.catalogNamespace}/${item.key.catalog}`) ?? 0;
}
