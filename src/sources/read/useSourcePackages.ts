import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { catalogEntries, type CatalogEntry } from '~/olm/packages/catalogEntries';
import { sourceOf } from '~/olm/packages/packageSource';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import type { CatalogSource } from '~/kube/models/olm';
import { currentUser, isOutdated, packageContents } from '~/olm/read/packageContents';
import { usePackageInstalls } from '~/olm/read/packageInstalls';
import { fromQuery } from '~/kube/fromQuery';

/** The packages of a catalog with their installed Operators, from the data of the catalog page. */
export function useSourcePackages(catalog: CatalogSource): Loadable<readonly CatalogEntry[]> {
  const client = useQueryClient();
  const who = useQuery(currentUser());
  const user = who.data ?? null;
  const source = useMemo(() => sourceOf(catalog), [catalog]);
  const query = useQuery({ ...packageContents(user, source), enabled: !who.isPending });
  const { data, error, refetch } = query;
  useEffect(() => {
    const hasAnswered = data !== undefined || error !== null;
    if (hasAnswered && isOutdated(client, user, source)) void refetch();
  }, [client, user, source, data, error, refetch]);
  const installs = usePackageInstalls(catalog.metadata.namespace ?? '');
  const contents = fromQuery(query);
  return useMemo(
    () => map(contents, ({ items }) => catalogEntries(items, dataOr(installs, []), null)),
    [contents, installs],
  );
}
