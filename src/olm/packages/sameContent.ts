import type { CatalogItem } from './catalogItem';

type Package = Pick<CatalogItem, 'key' | 'headCsv'>;

/**
 * The ID of a CatalogSource with the same packages and heads: the same content under another image, as of a mirror.
 * `null`: none.
 * @param shown the packages of CatalogSources
 */
export function sourceWithSameContent(
  packages: readonly Package[],
  shown: readonly Package[],
): string | null {
  if (packages.length === 0) return null;
  const heads = new Map(packages.map(({ key, headCsv }) => [key.packageName, headCsv]));
  const matches = new Map<string, number>();
  for (const { key, headCsv } of shown) {
    const id = `${key.catalogNamespace}/${key.catalog}`;
    const isSame = heads.get(key.packageName) === headCsv;
    matches.set(id, (matches.get(id) ?? 0) + (isSame ? 1 : -Infinity));
  }
  return [...matches].find(([, count]) => count === heads.size)?.[0] ?? null;
}
