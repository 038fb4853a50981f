import { useEffect, useState } from 'react';
import type { SearchHits } from '~/domain/catalog/searchHit';
import { foundItems } from './catalogIndex/indexThread';

/** What was searched: with other packages every search is done again. */
type Packages = readonly unknown[];

/**
 * The packages that a keyword finds; `null` when all do, as there is none; `undefined` as long as nothing is known. While
 * a search is under way the last answer stays.
 */
export function useCatalogSearch(
  keyword: string,
  packages: Packages,
): SearchHits | null | undefined {
  const text = keyword.trim();
  const [shown, setShown] = useState<SearchHits | null | undefined>();
  const known = knownAnswer(text, packages);
  if (known !== undefined && known !== shown) setShown(known);
  useEffect(() => {
    if (knownAnswer(text, packages) !== undefined) return undefined;
    let isWanted = true;
    searchCatalog(text, packages).then(
      (hits) => {
        if (isWanted) setShown(hits);
      },
      (error: unknown) => {
        // Nothing that asking again would mend: the page's error boundary says so.
        setShown(() => {
          throw error;
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [text, packages]);
  return known === undefined ? shown : known;
}

/**
 * Searches, and keeps the answer: who shows the keyword afterwards has its packages in the same moment, and need not
 * render twice.
 */
export async function searchCatalog(
  keyword: string,
  packages: Packages,
): Promise<SearchHits | null> {
  const text = keyword.trim();
  const known = knownAnswer(text, packages);
  if (known !== undefined) return known;
  const found = await foundItems(text);
  const hits: SearchHits = new Map(found.map(({ id, ...hit }) => [id, hit]));
  keep(text, packages, hits);
  return hits;
}

/** Has the packages indexed before somebody searches them. Who fails here learns it from the search itself. */
export function prepareSearch(): void {
  foundItems('').catch(() => undefined);
}

const answers = new WeakMap<Packages, Map<string, SearchHits>>();

/** Answers that are kept: what one types, corrects and types again. */
const KEPT = 40;

function knownAnswer(text: string, packages: Packages): SearchHits | null | undefined {
  return text === '' ? null : answers.get(packages)?.get(text);
}

function keep(text: string, packages: Packages, hits: SearchHits): void {
  const kept = answers.get(packages) ?? new Map<string, SearchHits>();
  answers.set(packages, kept);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= KEPT) kept.delete(oldest);
  kept.set(text, hits);
}
