import { catalogIdOf } from '~/catalog/rules/catalogLabels';
import type { CatalogEntry } from '~/olm/lists/facets';
import type { ShownCard } from '~/catalog/rules/cards';
import type { Translate } from '~/i18n';

/** Which catalogs offer a package: the one that is described, and those that do, too. */
export function sourceText(
  { main, others }: ShownCard,
  labels: ReadonlyMap<string, string>,
  t: Translate,
): string {
  const labelOf = ({ item }: CatalogEntry) =>
    labels.get(catalogIdOf(item)) ?? item.catalogDisplayName;
  const catalog = labelOf(main);
  if (others.length === 0) return catalog;
  return t('{{catalog}}, also in {{others}}', { catalog, others: t.list(others.map(labelOf)) });
}
