import type { Catalog } from './catalog';
import { selectorFit } from './catalogSelector';
import { type Extension, conditionOf } from './extension';
import { situationIn } from './situations';

/** The catalogs that an extension asks: those that its selector leaves, but for unavailable ones (resolve/catalog.go). */
export function catalogsOf(
  { selector }: Pick<Extension, 'selector'>,
  catalogs: readonly Catalog[],
): readonly Catalog[] {
  return catalogs.filter(
    ({ labels, isUnavailable }) => !isUnavailable && selectorFit(selector, labels) === 'fits',
  );
}

/** The extensions whose selector leaves a catalog, also while that is unavailable. */
export function usersOf(
  { labels }: Pick<Catalog, 'labels'>,
  extensions: readonly Extension[],
): readonly Extension[] {
  return extensions.filter(({ selector }) => selectorFit(selector, labels) === 'fits');
}

/** The extensions that a catalog stops, as OLM says of each (recording v1_one_catalog_broken_stops_all). */
export function stoppedBy(name: string, extensions: readonly Extension[]): readonly Extension[] {
  return extensions.filter((extension) => {
    const said = situationIn(conditionOf(extension, 'Progressing')?.message ?? '');
    return said?.kind === 'catalog-broken' && said.catalogs.some((one) => one.name === name);
  });
}
