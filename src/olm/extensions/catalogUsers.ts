import { selectorFit } from '~/olm/labelSelector';
import type { Catalog } from './catalog';
import { type Extension, conditionOf } from './extension';
import { extensionMeaning } from './extensionMeaning';

/** The catalogs of an extension: those that its selector matches, without unavailable ones (resolve/catalog.go). */
export function catalogsOf(
  { selector }: Pick<Extension, 'selector'>,
  catalogs: readonly Catalog[],
): readonly Catalog[] {
  return catalogs.filter(
    ({ labels, isUnavailable }) => !isUnavailable && selectorFit(selector, labels) === 'fits',
  );
}

/** The names of the catalogs that its selector matches and that are disabled. */
export function disabledCatalogsOf(
  { selector }: Pick<Extension, 'selector'>,
  catalogs: readonly Catalog[],
): readonly string[] {
  return catalogs.flatMap(({ name, labels, isUnavailable }) =>
    isUnavailable && selectorFit(selector, labels) === 'fits' ? name : [],
  );
}

/**
 * The extensions whose selector matches a catalog, even if it is unavailable.
 * @param packages the packages of the catalog; `null`: not known
 */
export function usersOf(
  { labels }: Pick<Catalog, 'labels'>,
  extensions: readonly Extension[],
  packages: ReadonlySet<string> | null,
): readonly Extension[] {
  return extensions.filter((extension) => {
    const { selector, packageName } = extension;
    const isOffered = packages?.has(packageName ?? '') ?? !isAbsent(extension);
    return isOffered && selectorFit(selector, labels) === 'fits';
  });
}

/** OLM reports that no catalog has the package. */
function isAbsent(extension: Extension): boolean {
  const message = conditionOf(extension, 'Progressing')?.message ?? '';
  return extensionMeaning(message)?.kind === 'no-package';
}

/**
 * The extensions that a catalog blocks, according to OLM's message of each (recording v1_one_catalog_broken_stops_all).
 * The message names one of several broken catalogs at random: a catalog that is not served blocks all of its users that
 * wait for a catalog.
 */
export function stoppedBy(
  { name, labels, isServing, isUnavailable }: Pick<Catalog, 'name'> & Partial<Catalog>,
  extensions: readonly Extension[],
): readonly Extension[] {
  const isDown = labels !== undefined && isServing === false && isUnavailable === false;
  return extensions.filter((extension) => {
    const situation = extensionMeaning(conditionOf(extension, 'Progressing')?.message ?? '');
    if (situation?.kind !== 'catalog-broken') return false;
    const isUser = isDown && selectorFit(extension.selector, labels) === 'fits';
    return isUser || situation.catalogs.some((one) => one.name === name);
  });
}
