import type { Catalog } from './catalog';
import { selectorFit } from './catalogSelector';
import { type Extension, conditionOf } from './extension';
import { situationIn } from './situations';

/** The catalogs of an extension: those that its selector matches, without unavailable ones (resolve/catalog.go). */
export function catalogsOf(
  { selector }: Pick<Extension, 'selector'>,
  catalogs: readonly Catalog[],
): readonly Catalog[] {
  return catalogs.filter(
    ({ labels, isUnavailable }) => !isUnavailable && selectorFit(selector, labels) === 'fits',
  );
}

/** The extensions whose selector matches a catalog, even if it is unavailable. */
export function usersOf(
  { labels }: Pick<Catalog, 'labels'>,
  extensions: readonly Extension[],
): readonly Extension[] {
  return extensions.filter(({ selector }) => selectorFit(selector, labels) === 'fits');
}

/**
 * The extensions that a catalog blocks, according to OLM's message of each (recording v1_one_catalog_broken_stops_all).
 */
export function stoppedBy(name: string, extensions: readonly Extension[]): readonly Extension[] {
  return extensions.filter((extension) => {
    const situation = situationIn(conditionOf(extension, 'Progressing')?.message ?? '');
    return (
      situation?.kind === 'catalog-broken' && situation.catalogs.some((one) => one.name === name)
    );
  });
}
