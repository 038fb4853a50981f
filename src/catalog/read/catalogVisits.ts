import { useEffect, useMemo, useState } from 'react';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import {
  type News,
  type Visits,
  afterSeeing,
  newsOf,
  storedVisits,
  visitAt,
  visitsIn,
} from '~/catalog/rules/visits';
import { ownName } from '~/kube/useOwnAnswers';

/** In this browser only: see `useCatalogNews`. An impersonation does not count as a visit. */
const KEY = 'operator-hub.catalog.visits';

/**
 * The changes since the last visit, by the IDs of the packages. They require the list of known packages, about 40 KB
 * for the public catalogs. This is too much for a user preference, because the console keeps all of them in one
 * ConfigMap that every page loads and watches. Therefore the browser stores it, and each browser has its own visits.
 * Without storage, nothing is marked.
 */
export function useCatalogNews(entries: readonly CatalogEntry[]): ReadonlyMap<string, News> {
  const [visit, setVisit] = useState(startedVisit);
  const [seen, setSeen] = useState<readonly CatalogEntry[]>();
  if (seen !== entries) {
    setSeen(entries);
    setVisit(
      afterSeeing(
        visit,
        entries.map(({ item }) => item),
      ),
    );
  }
  useEffect(() => {
    keep(visit);
  }, [visit]);
  return useMemo(() => newsOf(visit), [visit]);
}

function startedVisit(): Visits {
  return visitAt(Date.now(), kept());
}

function kept(): Visits | null {
  try {
    const name = ownName(KEY);
    return name === null ? null : visitsIn(JSON.parse(localStorage.getItem(name) ?? 'null'));
  } catch {
    return null;
  }
}

function keep(visit: Visits): void {
  try {
    const name = ownName(KEY);
    if (name !== null) localStorage.setItem(name, JSON.stringify(storedVisits(visit)));
  } catch {
    // The storage is full or forbidden: the next visit marks nothing.
  }
}
