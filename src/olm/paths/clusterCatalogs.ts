import { listIn, recordIn, textIn } from '~/kube/json';
import type { CatalogSource } from '~/kube/models/olm';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import type { CatalogName } from '~/olm/installed/subscription';

/** The location of a catalog's content in OLM v1. */
export type CatalogContent = {
  /** The name of the ClusterCatalog. */
  readonly name: string;
  /** The path below catalogd's root, without a trailing slash. */
  readonly path: string;
  /** Identifies a state of the content. */
  readonly revision: string;
};

/** The served ClusterCatalog with the same image as a CatalogSource: both are file-based catalogs of one index. */
export function contentOf(
  source: CatalogSource | null,
  catalogs: readonly ClusterCatalog[],
): CatalogContent | null {
  const image = textIn(recordIn(source?.spec)['image']);
  if (image === null) return null;
  const found = catalogs.find((catalog) => imageOf(catalog) === image && isServing(catalog));
  return found === undefined ? null : contentIn(found);
}

/** The served ClusterCatalogs whose image no CatalogSource has: only OLM v1 knows their packages. */
export function catalogsWithoutSource(
  catalogs: readonly ClusterCatalog[],
  sources: readonly CatalogSource[],
): readonly ClusterCatalog[] {
  const images = new Set(sources.map(({ spec }) => textIn(recordIn(spec)['image'])));
  return catalogs.filter((catalog) => isServing(catalog) && !images.has(imageOf(catalog)));
}

function imageOf({ spec }: ClusterCatalog): string | null {
  return textIn(recordIn(recordIn(recordIn(spec)['source'])['image'])['ref']);
}

export function isServing({ status }: ClusterCatalog): boolean {
  return listIn(recordIn(status)['conditions'])
    .map(recordIn)
    .some((condition) => condition['type'] === 'Serving' && condition['status'] === 'True');
}

/** Where the content of a catalog is served, when it is. */
export function contentIn({ metadata: { name }, status }: ClusterCatalog): CatalogContent {
  const base = textIn(recordIn(recordIn(status)['urls'])['base']);
  const resolved = textIn(recordIn(recordIn(recordIn(status)['resolvedSource'])['image'])['ref']);
  const path = base !== null && URL.canParse(base) ? new URL(base).pathname : `/catalogs/${name}`;
  return { name, path: path.replace(/\/+$/, ''), revision: resolved ?? '' };
}

/**
 * OpenShift's default catalogs and their names in OLM v1, for users who cannot list ClusterCatalogs. Source:
 * OpenShift's documentation of the default catalogs of OLM v1.
 */
export function defaultContentOf({ name, namespace }: CatalogName): CatalogContent | null {
  if (namespace !== 'openshift-marketplace' || !DEFAULTS.includes(name)) return null;
  const own = `openshift-${name}`;
  return { name: own, path: `/catalogs/${own}`, revision: '' };
}

const DEFAULTS = [
  'redhat-operators',
  'certified-operators',
  'community-operators',
  'redhat-marketplace',
];
