import type { QueryClient } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { contentIn, isServing } from '~/olm/paths/clusterCatalogs';
import type { OperatorPackage, PackageKey } from '~/olm/packages/operatorPackage';
import { catalogContent, clusterCatalogs, keptContent, queriedContent } from './edgeQueries';
import { contentIcon, operatorIn } from './readerThread';
import { userOf } from './edgeQueries';

type Asking = { readonly client: QueryClient; readonly signal: AbortSignal };

/**
 * A package of a ClusterCatalog: from the content that this browser has, from catalogd's query endpoint, or from a
 * download of the whole content, which the user requested by opening the package.
 * @returns `null`: the catalog does not contain it
 * @throws ClusterError
 */
export async function packageInContent(
  { client, signal }: Asking,
  { catalog, packageName }: Pick<PackageKey, 'catalog' | 'packageName'>,
): Promise<OperatorPackage | null> {
  const content = await servedContent(client, catalog);
  const contentId =
    client.getQueryData(catalogContent(content).queryKey) ??
    (await client.query(keptContent(content))) ??
    (await queriedContent({ client, signal }, content, packageName)) ??
    (await client.query(catalogContent(content)));
  return operatorIn(contentId, packageName);
}

async function servedContent(client: QueryClient, name: string): Promise<CatalogContent> {
  const catalogs = await client.query(clusterCatalogs());
  if (catalogs.kind === 'refused') throw new ClusterError(catalogs.failure);
  const found = catalogs.items.find(({ metadata }) => metadata.name === name);
  if (found === undefined || !isServing(found)) {
    throw new ClusterError({ kind: 'not-found', message: '' });
  }
  return contentIn(found);
}

/** The icon of a package of a ClusterCatalog that was read; `null`: none. */
export async function iconInContent(
  client: QueryClient,
  { catalog, packageName }: Pick<PackageKey, 'catalog' | 'packageName'>,
): Promise<string | null> {
  const { name, path, revision } = await servedContent(client, catalog);
  return contentIcon({ user: await userOf(client), name, path, revision }, packageName);
}
