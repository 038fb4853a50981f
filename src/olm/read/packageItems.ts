import { useEffect, useMemo, useState } from 'react';
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { PackageSource } from '~/olm/packages/packageSource';
import {
  type ShortenedCatalog,
  type SourceAnswer,
  type UnreadCatalog,
  packagesIn,
  pendingIn,
  shortenedIn,
  unreadIn,
} from '~/olm/packages/sourceAnswers';
import { type Loadable, dataOr } from '~/kube/loadable';
import { failureIn } from '~/kube/fromQuery';
import { type SourceContents, currentUser, isOutdated, packageContents } from './packageContents';
import { usePackageSources } from './usePackageSources';
import { ACCESS } from '~/kube/useCan';

export type PackageItems = {
  /** Ready as soon as one source has answered. */
  readonly items: Loadable<readonly CatalogItem[]>;
  /** The display names of catalogs without an answer. */
  readonly pending: readonly string[];
  readonly unread: readonly UnreadCatalog[];
  readonly shortened: readonly ShortenedCatalog[];
  readonly retry: () => void;
};

/**
 * The packages of all catalogs of a namespace, as far as loaded; `null`: of the whole cluster.
 * @param isNeeded `false`: requests nothing
 */
export function usePackageItems(namespace: string | null, isNeeded = true): PackageItems {
  const sources = usePackageSources(namespace);
  const list = isNeeded ? dataOr(sources, NO_SOURCES) : NO_SOURCES;
  const who = useQuery({ ...currentUser(), enabled: isNeeded });
  const user = who.data ?? null;
  const results = useQueries({
    queries: list.map((source) => ({ ...packageContents(user, source), enabled: !who.isPending })),
  });
  useRefreshing(user, list, results);
  const [steady] = useState(steadyAnswers);
  const client = useQueryClient();
  const answers = steady(list.map((source, at) => answerOf(source, results[at])));
  const unknown = sources.status === 'ready' ? null : sources;
  const items = useMemo(() => unknown ?? packagesIn(answers), [unknown, answers]);
  return {
    items,
    pending: useMemo(() => pendingIn(answers), [answers]),
    unread: unreadIn(answers),
    shortened: shortenedIn(answers),
    retry: () => {
      // Another user might have granted the permission.
      void client.invalidateQueries({ queryKey: ACCESS, refetchType: 'none' });
      for (const result of results) if (result.error !== null) void result.refetch();
    },
  };
}

const NO_SOURCES: readonly PackageSource[] = [];

type Result = UseQueryResult<SourceContents>;

function answerOf(source: PackageSource, result: Result | undefined): SourceAnswer {
  const error = result?.error ?? null;
  return {
    source,
    items: result?.data?.items ?? null,
    leftOut: result?.data?.leftOut ?? null,
    failure: error === null ? null : failureIn(error),
  };
}

/** Requests restored and outdated packages. Nothing polls. */
function useRefreshing(
  user: string | null,
  sources: readonly PackageSource[],
  results: readonly Result[],
): void {
  const client = useQueryClient();
  // After each render: a requested source is not outdated.
  useEffect(() => {
    sources.forEach((source, at) => {
      const result = results[at];
      if (result === undefined || (result.data === undefined && result.error === null)) return;
      if (isOutdated(client, user, source)) void result.refetch();
    });
  });
}

/** Keeps a list the same object while its answers are the same. Hundreds of packages depend on it. */
function steadyAnswers(): (next: readonly SourceAnswer[]) => readonly SourceAnswer[] {
  let known: readonly SourceAnswer[] = [];
  return (next) => {
    const isSame =
      next.length === known.length && next.every((answer, at) => saysTheSame(answer, known[at]));
    if (!isSame) known = next;
    return known;
  };
}

function saysTheSame(one: SourceAnswer, other: SourceAnswer | undefined): boolean {
  return (
    one.source.id === other?.source.id &&
    one.source.displayName === other.source.displayName &&
    one.items === other.items &&
    one.failure === other.failure
  );
}
