import { listIn, recordIn, textIn } from '~/kube/json';
import type { CatalogSource } from '~/kube/models/catalogSource';
import type { ClusterCatalog } from '~/kube/models/clusterCatalog';
import type { CatalogName } from '~/olm/installed/subscriptionSettings';

/** Where OLM v1 serves the content of a catalog that OLM v0 knows, too. */
export type CatalogContent = {
  /** The ClusterCatalog's. */
  readonly name: string;
  /** Below catalogd's root, without a slash at its end. */
  readonly path: string;
  /** Tells one state of the content from another. */
  readonly revision: string;
};

/**
 * The ClusterCatalog of the same image as a CatalogSource: both are file-based catalogs of one index. What is
 * not served now is none.
 */
export function contentOf(
  source: CatalogSource | null,
  catalogs: readonly ClusterCatalog[],
): CatalogContent | null {
  const image = textIn(recordIn(source?.spec)['image']);
  if (image === null) return null;
  const found = catalogs.find((catalog) => imageOf(catalog) === image && isServing(catalog));
  return found === undefined ? null : served(found);
}

function imageOf({ spec }: ClusterCatalog): string | null {
  return textIn(recordIn(recordIn(recordIn(spec)['source'])['image'])['ref']);
}

function isServing({ status }: ClusterCatalog): boolean {
  return listIn(recordIn(status)['conditions'])
    .map(recordIn)
    .some((condition) => condition['type'] === 'Serving' && condition['status'] === 'True');
}

function served({ metadata: { name }, status }: ClusterCatalog): CatalogContent {
  const base = textIn(recordIn(recordIn(status)['urls'])['base']);
  const resolved = textIn(recordIn(recordIn(recordIn(status)['resolvedSource'])['image'])['ref']);
  const path = base !== null && URL.canParse(base) ? new URL(base).pathname : `/catalogs/${name}`;
  return { name, path: path.replace(/\/+$/, ''), revision: resolved ?? '' };
}

/**
 * OpenShift's default catalogs, of which OLM v1 has each under this name: for those who may not list ClusterCatalogs.
 * Source: OpenShift's documentation of the default catalogs of OLM v1.
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
