import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getCatalogMetas } from '~/kube/catalogd';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { getList } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { LIFECYCLES, type LifecycleVersion, lifecyclesIn } from '~/olm/lifecycle/parseLifecycle';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { type CatalogContent, contentIn, isServing } from '~/olm/paths/clusterCatalogs';
import {
  catalogContent,
  type Catalogs,
  clusterCatalogs,
  FIVE_MINUTES,
  keptContent,
  orIfDisabled,
  unlessRefused,
} from './edgeQueries';
import { packageOf } from './readerThread';
import { contentFor } from './useUpgradeEdges';

export type Asking = { readonly client: QueryClient; readonly signal: AbortSignal };

/**
 * The lifecycle of a package in the content of its catalog in OLM v1. All packages of a catalog share one request to
 * catalogd's query endpoint. Without the endpoint, the content that this browser has is used, and nothing is downloaded.
 * @param key without a catalog: of the first ClusterCatalog that contains a lifecycle of the package
 * @returns `null`: the catalog provides no lifecycles, or its content is unknown
 */
export async function catalogdLifecycle(
  { client, signal }: Asking,
  key: PackageKey,
): Promise<readonly LifecycleVersion[] | null> {
  const catalogs = await client.query(clusterCatalogs());
  let found: readonly LifecycleVersion[] | null = null;
  for (const content of await contentsFor(client, catalogs, key)) {
    const all = await client.query(catalogLifecycles(content));
    signal.throwIfAborted();
    const own =
      all === null ? await readLifecycle(client, content, key.packageName) : inAll(all, key);
    if (own !== null && own.length > 0) return own;
    found = own ?? found;
  }
  return found;
}

/** A catalog without any lifecycle does not provide them. */
function inAll(
  all: ReadonlyMap<string, readonly LifecycleVersion[]>,
  { packageName }: PackageKey,
): readonly LifecycleVersion[] | null {
  return all.size === 0 ? null : (all.get(packageName) ?? []);
}

async function contentsFor(
  client: QueryClient,
  catalogs: Catalogs,
  { catalog: name, catalogNamespace: namespace }: PackageKey,
): Promise<readonly CatalogContent[]> {
  const listed = catalogs.kind === 'listed' ? catalogs.items.filter(isServing) : [];
  if (name === '') return listed.map(contentIn);
  const isOfSource = namespace !== CLUSTER_SCOPE && listed.length > 0;
  const sources = isOfSource ? await client.query(catalogSources(namespace)) : null;
  const content = contentFor(catalogs, sources, { name, namespace });
  return content === null ? [] : [content];
}

/** Their images tell which ClusterCatalog has the same content; `null`: not visible. */
function catalogSources(namespace: string) {
  return queryOptions({
    queryKey: ['catalog-sources', namespace],
    queryFn: ({ signal }) =>
      unlessRefused<readonly CatalogSource[] | null>(
        () => ifAllowed(getList<CatalogSource>)(catalogSourceModel, { namespace }, signal),
        () => null,
      ),
    staleTime: FIVE_MINUTES,
  });
}

/** All lifecycles of a catalog, by package; `null`: the query endpoint is disabled. */
function catalogLifecycles({ path, revision }: CatalogContent) {
  return queryOptions({
    queryKey: ['catalog-lifecycles', path, revision],
    queryFn: ({ client, signal }) =>
      orIfDisabled<ReadonlyMap<string, readonly LifecycleVersion[]> | null>(
        { client, signal, path },
        async () => lifecyclesIn(await getCatalogMetas(path, { schema: LIFECYCLES }, signal)),
        null,
      ),
    staleTime: Infinity,
    retry: false,
  });
}

async function readLifecycle(
  client: QueryClient,
  content: CatalogContent,
  packageName: string,
): Promise<readonly LifecycleVersion[] | null> {
  const whole = client.getQueryData(catalogContent(content).queryKey);
  const contentId = whole ?? (await client.query(keptContent(content)));
  const found = contentId === null ? null : await packageOf(contentId, packageName);
  return found?.lifecycle ?? null;
}
