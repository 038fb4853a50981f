import type { CatalogEntry } from './facets';
import type { MatchHint } from './searchHit';

/** A package of one catalog that is shown. */
export type ShownEntry = CatalogEntry & { readonly hint: MatchHint | null };

/** One tile or row: a package, with every catalog among those shown that offers it (P1). */
export type ShownCard = {
  /** The package's name. */
  readonly id: string;
  /** The offer that the tile describes. */
  readonly main: ShownEntry;
  /** Those of other catalogs. */
  readonly others: readonly ShownEntry[];
};

/** Puts the offers of one package together, at the place of the first. */
export function cardsOf(entries: readonly ShownEntry[]): readonly ShownCard[] {
  const offers = new Map<string, ShownEntry[]>();
  for (const entry of entries) {
    const { packageName } = entry.item.key;
    const known = offers.get(packageName);
    if (known === undefined) offers.set(packageName, [entry]);
    else known.push(entry);
  }
  return [...offers].flatMap(([id, [main, ...others]]) =>
    main === undefined ? [] : [{ id, main, others }],
  );
}
