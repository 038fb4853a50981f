import { useEffect, useMemo, useState } from 'react';
import type { CatalogEntry } from '~/olm/lists/facets';
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

/** In this browser only: see `useCatalogNews`. Who acts as another makes no visit of their own. */
const KEY = 'operator-hub.catalog.visits';

/**
 * What is new since the last visit, by the ids of the packages.
 * To know what is new one must keep what is known: some 40 KB for the public catalogs. That is too much for a user
 * preference, as the console keeps all of them in one ConfigMap that every page loads and watches; so it is kept by
 * the browser, and another browser has visits of its own. Where nothing can be kept nothing is marked.
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
    return visitsIn(JSON.parse(localStorage.getItem(ownName(KEY)) ?? 'null'));
  } catch {
    return null;
  }
}

function keep(visit: Visits): void {
  try {
    localStorage.setItem(ownName(KEY), JSON.stringify(storedVisits(visit)));
  } catch {
    // Full or forbidden: the next visit marks nothing.
  }
}
