import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { UnreadCatalog } from '~/olm/packages/sourceAnswers';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import { offersOf } from '~/olm/read/packageIndex/indexThread';
import { currentUser, packageContents } from './packageContents';
import { usePackageItems } from './packageItems';
import { usePackageSources } from './usePackageSources';

export type CatalogOffers = {
  /** Ready as soon as one catalog has answered. */
  readonly offers: Loadable<readonly DependencyOffer[]>;
  /** The display names of catalogs without an answer. */
  readonly pending: readonly string[];
  readonly unread: readonly UnreadCatalog[];
};

/**
 * The packages of all catalogs of a namespace that can meet dependencies.
 * @param namespace reads the whole catalog, unless it is cached; `null`: reads nothing
 */
export function useDependencyOffers(namespace: string | null): CatalogOffers {
  const { items, pending, unread } = usePackageItems(namespace, namespace !== null);
  const allSources = dataOr(usePackageSources(namespace), []);
  const sources = namespace === null ? [] : allSources;
  const { data: user = null } = useQuery({ ...currentUser(), enabled: namespace !== null });
  // The index contains the packages as soon as they are loaded. A change has a new digest.
  const digests = useQueries({
    queries: sources.map((source) => ({ ...packageContents(user, source), enabled: false })),
  });
  const answers = useQueries({
    queries: sources.map(({ id }, at) => offers(id, digests[at]?.data?.digest)),
  });
  const isReading = answers.some(({ isPending }, at) => isPending && digests[at]?.data);
  const found = answers.flatMap(({ data }) => data ?? []);
  const loaded = map(items, () => found);
  return { offers: isReading ? { status: 'loading' } : loaded, pending, unread };
}

function offers(sourceId: string, digest: string | undefined) {
  return queryOptions({
    queryKey: ['dependency-offers', sourceId, digest],
    queryFn: () => offersOf(sourceId),
    enabled: digest !== undefined,
    structuralSharing: false,
  });
}
