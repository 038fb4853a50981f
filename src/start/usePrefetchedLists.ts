import { useEffect, useMemo, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
// eslint-disable-next-line no-restricted-imports -- the right to each is asked for first
import { type WatchQuery, useWatchList, useWatchQueries } from '~/kube/watch';
import { listPermission } from '~/kube/permissions';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { queryClient } from '~/kube/queryClient';
import { accessReview } from '~/kube/useCan';
import { useOwnAnswers } from '~/kube/useOwnAnswers';
import { askForPackages } from './prefetchPage';
import { CATALOGS, type OpenedPage, pageStart } from './pageStart';

/** Milliseconds after which the page has started its own watches, if any. */
const HELD = 30_000;

/**
 * Watches the lists of the page with which the console was opened until that page does; the SDK shares the watch. The
 * console mounts the page a second or two after it runs this hook. It requires no query provider.
 * @param opened `null`: not a page of the plugin
 */
export function usePrefetchedLists(opened: OpenedPage | null): void {
  useOwnAnswers();
  const isHeld = useIsHeld();
  const start = useMemo(() => (opened === null ? null : pageStart(opened)), [opened]);
  const lists = start?.lists ?? NONE;
  const reviews = useQueries(
    {
      queries: lists.map(({ model, where }) =>
        accessReview(listPermission(model, where.namespace)),
      ),
    },
    queryClient,
  );
  // All together, because adding one later would restart the others. A failed review counts as permission.
  const isDecided = reviews.every(({ isPending }) => !isPending);
  const allowed = reviews.map(({ data }) => data !== false).join();
  const watched = useMemo(
    () => (isHeld && isDecided ? lists.filter((_, at) => allowed.split(',')[at] === 'true') : NONE),
    [isHeld, isDecided, lists, allowed],
  );
  useWatchQueries(watched);
  usePackagesAhead(opened, start?.showsPackages === true && watched.includes(CATALOGS));
}

/** @param isWatching all CatalogSources are watched, and packages shown */
function usePackagesAhead(opened: OpenedPage | null, isWatching: boolean): void {
  const catalogs = useWatchList<CatalogSource>(catalogSourceModel, isWatching ? EVERYWHERE : null);
  const sources = catalogs.status === 'ready' ? catalogs.data : null;
  useEffect(() => {
    // At each change of the catalogs; known packages are not requested again.
    if (opened !== null && sources !== null) askForPackages(opened.namespace, sources);
  }, [opened, sources]);
}

const EVERYWHERE = { namespace: null } as const;

const NONE: readonly WatchQuery[] = [];

function useIsHeld(): boolean {
  const [isHeld, setIsHeld] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsHeld(false);
    }, HELD);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isHeld;
}
