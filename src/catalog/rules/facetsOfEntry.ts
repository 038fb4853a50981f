import { catalogIdOf } from './catalogLabels';
import { categoryKey } from '~/olm/packages/categoryName';
import type { CatalogEntry, Facet } from '~/olm/lists/facets';
import type { ExtensionFits, FitGroup } from '~/olm/content/extensionFit';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { isDeprecated } from './nameOrder';
import { providerName } from '~/olm/packages/providerName';
import { subscriptionKinds } from './subscriptionKinds';
import type { News } from './visits';

/** A value of a facet with the spelling of one catalog. */
export type FacetWord = { readonly value: string; readonly label: string };

/** Packages marked by the user or for the user. */
export type CatalogMarks = {
  /** The names of packages. */
  readonly favorites: ReadonlySet<string>;
  /** The changes since the last visit, by the IDs of the packages. */
  readonly news: ReadonlyMap<string, News>;
};

export const MARKS = ['favourite', 'new', 'updated'] as const;
export const DEPRECATIONS = ['not-deprecated', 'deprecated'] as const;

type Known = {
  readonly marks: CatalogMarks;
  readonly sourceLabels: ReadonlyMap<string, string>;
  readonly fits: ExtensionFits;
};

/** The values of a package in a facet, without empty names. */
export function wordsOfEntry(
  entry: CatalogEntry,
  facet: Facet,
  { marks, sourceLabels, fits }: Known,
): readonly FacetWord[] {
  const { item, state } = entry;
  switch (facet) {
    case 'state':
      return [ours(state)];
    case 'mark':
      return marksOf(entry, marks).map(ours);
    case 'source': {
      const id = catalogIdOf(item);
      return [{ value: id, label: sourceLabels.get(id) ?? item.catalogDisplayName }];
    }
    case 'category':
      return categoriesOf(item.categories);
    case 'provider': {
      const name = providerName(item.provider);
      return name === null ? [] : [{ value: name.key, label: name.label }];
    }
    case 'capability':
      return item.capability === null ? [] : [ours(item.capability)];
    case 'feature':
      return item.features.map(ours);
    case 'subscription':
      return subscriptionKinds(item.subscriptions).map(ours);
    case 'mode':
      return item.installModes.map(ours);
    case 'extension':
      return fitsOf(item, fits).map(ours);
    case 'architecture':
      return item.platforms.architectures.map(ours);
    case 'deprecation':
      return [ours(isDeprecated(item) ? 'deprecated' : 'not-deprecated')];
  }
}

function ours(value: string): FacetWord {
  return { value, label: value };
}

/** None where OLM v1 does not know the catalog. */
function fitsOf(item: CatalogItem, fits: ExtensionFits): readonly FitGroup[] {
  const packages = fits.size === 0 ? undefined : fits.get(catalogIdOf(item));
  return packages === undefined ? [] : [packages?.get(item.key.packageName) ?? 'unread'];
}

function marksOf({ item }: CatalogEntry, { favorites, news }: CatalogMarks): readonly string[] {
  const isFavorite = favorites.has(item.key.packageName);
  const kind = news.get(item.id)?.kind;
  return MARKS.filter((mark) => (mark === 'favourite' ? isFavorite : mark === kind));
}

function categoriesOf(categories: readonly string[]): readonly FacetWord[] {
  const words = categories.map((label) => ({ value: categoryKey(label), label }));
  return words.filter(({ value }) => value !== '');
}
