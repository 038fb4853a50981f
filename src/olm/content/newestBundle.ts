import { compareBuilds, versionOrder } from '~/olm/semanticVersion';
import type { CatalogBundle, CatalogPackage } from './catalogPackage';

/** The bundle that OLM v1 selects if only channels are requested (none: any). */
export function newestOf(
  { bundles, channels, deprecations }: CatalogPackage,
  wanted: readonly string[] = [],
): CatalogBundle | null {
  const entries = channels.flatMap(({ channel, entries: all }) =>
    wanted.includes(channel) ? all : [],
  );
  const names = new Set(entries.map(({ csvName }) => csvName));
  const eligible = wanted.length === 0 ? bundles : bundles.filter(({ name }) => names.has(name));
  const passed = deprecatedBundles(deprecations);
  return eligible.toSorted(newestFirst(passed))[0] ?? null;
}

/** The names of deprecated bundles. Deprecated channels and packages are not considered. */
export function deprecatedBundles(
  deprecations: CatalogPackage['deprecations'],
): ReadonlySet<string> {
  return new Set(
    deprecations.flatMap(({ scope, name }) => (scope === 'bundle' && name !== null ? name : [])),
  );
}

/** Orders versions: not deprecated first, then the highest version, then the highest release (operator-controller, catalogmetadata/compare). */
export function newestFirst(deprecated: ReadonlySet<string>) {
  return (one: CatalogBundle, other: CatalogBundle): number =>
    Number(deprecated.has(one.name)) - Number(deprecated.has(other.name)) ||
    comparedBundles(other, one);
}

/** By version and release: negative if the first is earlier. */
export function comparedBundles(one: CatalogBundle, other: CatalogBundle): number {
  return (
    (versionOrder(one.version, other.version) ?? 0) || compareBuilds(one.release, other.release)
  );
}
