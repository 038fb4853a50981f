import type { WatchQuery } from '~/kube/watch';
import type { Permission } from '~/kube/failure';
import { nodePlatforms } from '~/olm/read/nodePlatforms';
import { READ_ALL, servingCatalogs } from '~/olm/read/usePackageSources';
import { currentUser, packageContents } from '~/olm/read/packageContents';
import { operatorPackage } from '~/olm/read/packages';
import { startIndex } from '~/olm/read/packageIndex/indexThread';
import { sourcesByCatalog } from '~/olm/packages/packageSource';
import { listPermission } from '~/kube/permissions';
import type { CatalogSource } from '~/kube/models/olm';
import { queryClient } from '~/kube/queryClient';
import { accessReview } from '~/kube/useCan';
import { type OpenedPage, pageStart } from './pageStart';

/** Sends the first requests of a page, which depend on no other answer. The page handles failures. */
export function prefetchPage(opened: OpenedPage): void {
  const { lists, permissions, showsPackages } = pageStart(opened);
  for (const permission of [...lists.map(permissionTo), ...permissions]) {
    quietly(queryClient.query(accessReview(permission)));
  }
  if (showsPackages) {
    startIndex();
    quietly(queryClient.query(currentUser()));
    quietly(queryClient.query(accessReview(READ_ALL)));
    quietly(queryClient.query(nodePlatforms()));
  }
  if (opened.packageKey !== null) {
    quietly(queryClient.query(operatorPackage(opened.namespace, opened.packageKey)));
  }
}

function permissionTo({ model, where }: WatchQuery): Permission {
  return listPermission(model, where.namespace);
}

/** Requests the packages of the catalogs of a namespace, for users who can read each catalog separately. */
export function askForPackages(namespace: string | null, sources: readonly CatalogSource[]): void {
  quietly(packagesOf(namespace, sources));
}

async function packagesOf(
  namespace: string | null,
  sources: readonly CatalogSource[],
): Promise<void> {
  const [user, mayReadAll] = await Promise.all([
    queryClient.query(currentUser()).catch(() => null),
    queryClient.query(accessReview(READ_ALL)),
  ]);
  if (!mayReadAll) return;
  const serving =
    namespace === null ? null : await queryClient.query(servingCatalogs(namespace, sources));
  for (const source of sourcesByCatalog(sources, serving, namespace)) {
    quietly(queryClient.query(packageContents(user, source)));
  }
}

function quietly(requested: Promise<unknown>): void {
  requested.catch(() => undefined);
}
