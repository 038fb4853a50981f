import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { catalogEntries } from '~/domain/catalog/catalogEntries';
import type { CatalogEntry } from '~/domain/catalog/facets/facets';
import { sourceOf } from '~/domain/catalog/packageSource';
import { type Loadable, dataOr, map } from '~/domain/loadable';
import type { CatalogSource } from '~/models/catalogSource';
import { currentUser, isOutdated, packageContents } from '../catalog/packageContents';
import { usePackageInstalls } from '../catalog/packageInstalls';
import { fromQuery } from '../fromQuery';

/** What a catalog offers, with what is installed of it. The same packages as the catalog page keeps are used. */
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
