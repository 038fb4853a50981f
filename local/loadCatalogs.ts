import type { NamedCatalog } from './catalogs/fbc';
import { namedCatalogFromPath } from './catalogs/load/loadCatalog';
import type { Options } from './options';
import { catalogsOf } from './stateCatalogs';

/**
 * Catalogs at the given paths; without paths, those of the demo for a state and a platform.
 * @throws CatalogPathError for a path that does not exist
 */
export async function catalogsFor({
  catalogs: paths,
  state,
  platform,
}: Pick<Options, 'catalogs' | 'state' | 'platform'>): Promise<readonly NamedCatalog[]> {
  return paths.length === 0 ? catalogsOf(state, platform) : loadCatalogs(paths);
}

/**
 * Catalogs at the given paths. Prints errors with their line, and serves the rest.
 * @throws CatalogPathError for a path that does not exist
 */
export async function loadCatalogs(paths: readonly string[]): Promise<readonly NamedCatalog[]> {
  const loaded = withOwnNames(await Promise.all(paths.map((path) => namedCatalogFromPath(path))));
  loaded.forEach(report);
  return loaded;
}

/** Files with the same name in two folders become two catalogs: `operators`, `operators-2`. */
function withOwnNames(catalogs: readonly NamedCatalog[]): readonly NamedCatalog[] {
  return catalogs.map((catalog, index) => {
    const before = catalogs.slice(0, index).filter(({ name }) => name === catalog.name).length;
    if (before === 0) return catalog;
    const suffix = `-${before + 1}`;
    return {
      ...catalog,
      name: catalog.name + suffix,
      image: catalog.image.replace(/:latest$/, `${suffix}:latest`),
    };
  });
}

const SHOWN = 20;

function report({ name, catalog }: NamedCatalog): void {
  console.log(`Catalog ${name}: ${catalog.packages.length} packages`);
  for (const { file, line, message } of catalog.problems.slice(0, SHOWN)) {
    console.warn(`  ${file}${line === undefined ? '' : `:${line}`}: ${message}`);
  }
  const more = catalog.problems.length - SHOWN;
  if (more > 0) console.warn(`  … and ${more} more problems`);
}
