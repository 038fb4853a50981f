import { useEffect, useMemo, useState } from 'react';
import type { SearchHits } from '~/olm/search/searchHit';
import { foundItems } from '~/olm/read/packageIndex/indexThread';

/** The searched packages. Other packages repeat every search. */
type Packages = readonly unknown[];

export type Searched<P extends Packages> = {
  /** `null`: without a keyword, all packages match. */
  readonly hits: SearchHits | null;
  /** What was searched. */
  readonly keyword: string;
  /** The packages of the search. For later ones the result is unknown. */
  readonly packages: P;
};

/**
 * The packages that match a keyword; `undefined`: unknown. During a search, the last result remains with its packages.
 */
export function useCatalogSearch<P extends Packages>(
  keyword: string,
  packages: P,
): Searched<P> | undefined {
  const text = keyword.trim();
  const [shown, setShown] = useState<Searched<P>>();
  const hits = knownAnswer(text, packages);
  const known = useMemo(
    () => (hits === undefined ? undefined : { hits, keyword: text, packages }),
    [hits, text, packages],
  );
  if (known !== undefined && known !== shown) setShown(known);
  useEffect(() => {
    if (knownAnswer(text, packages) !== undefined) return undefined;
    let isWanted = true;
    searchCatalog(text, packages).then(
      (hits) => {
        if (isWanted) setShown({ hits, keyword: text, packages });
      },
      (error: unknown) => {
        // A repeated search would fail as well, so that the error boundary of the page shows it.
        setShown(() => {
          throw error;
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [text, packages]);
  return known ?? shown;
}

/**
 * Searches and caches the result, so that a view of the keyword can show it in a single render. Then the searches for
 * the next letter start.
 */
export async function searchCatalog(
  keyword: string,
  packages: Packages,
): Promise<SearchHits | null> {
  const text = keyword.trim();
  const known = knownAnswer(text, packages);
  const hits = known === undefined ? await foundItems(text) : known;
  if (hits !== null) keep(answersTo(packages).typed, text, hits);
  lookAhead(keyword, packages, hits?.size ?? packages.length);
  return hits;
}

/** Indexes the packages before the first search. Failures are reported by the search itself. */
export function prepareSearch(packages: Packages): void {
  foundItems('').catch(() => undefined);
  lookAhead('', packages, packages.length);
}

/** Whether the result of the keyword is cached. */
export function isSearched(keyword: string, packages: Packages): boolean {
  return knownAnswer(keyword.trim(), packages) !== undefined;
}

function lookAhead(keyword: string, packages: Packages, count: number): void {
  const { ahead } = answersTo(packages);
  void searchAhead(keyword, count, {
    isKnown: (next) => isSearched(next, packages),
    find: foundItems,
    keep: (next, found) => {
      keep(ahead, next.trim(), found);
    },
  });
}

/** `typed`: results of typed and corrected keywords; `ahead`: of possible next ones. */
type Answers = Readonly<Record<'typed' | 'ahead', Map<string, SearchHits>>>;

const answers = new WeakMap<Packages, Answers>();

/** The number of cached results of each kind: enough to type and delete a word of fifteen letters. */
const KEPT = 400;

function answersTo(packages: Packages): Answers {
  const kept = answers.get(packages) ?? { typed: new Map(), ahead: new Map() };
  answers.set(packages, kept);
  return kept;
}

function knownAnswer(text: string, packages: Packages): SearchHits | null | undefined {
  if (text === '') return null;
  const known = answers.get(packages);
  return known?.typed.get(text) ?? known?.ahead.get(text);
}

function keep(kept: Map<string, SearchHits>, text: string, hits: SearchHits): void {
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= KEPT) kept.delete(oldest);
  kept.set(text, hits);
}

/** The possible next characters, the most frequent first. */
const LETTERS = 'etaoinsrhldcumfpgwybvkxjqz';

/** With more packages, the searches would take longer than the time between two key presses. */
const MOST = 20_000;

/** Milliseconds: the typed text is rendered first. */
const AFTER_PAINT = 40;

/** Counts the keywords. Searches for an earlier one stop. */
let latest = 0;

/**
 * Searches for each possible next letter, one after the other, so that a key press has its result in the cache and the
 * page renders once. Stops at other input, and at the first failure, which the search itself reports.
 * @param count the maximum number of matching packages
 */
export async function searchAhead(
  keyword: string,
  count: number,
  { isKnown, find, keep }: Ahead,
): Promise<void> {
  latest += 1;
  const mine = latest;
  if (count > MOST) return;
  await new Promise((resolve) => {
    setTimeout(resolve, AFTER_PAINT);
  });
  for (const letter of LETTERS) {
    if (mine !== latest) return;
    if (isKnown(`${keyword}${letter}`)) continue;
    try {
      keep(`${keyword}${letter}`, await find(`${keyword}${letter}`));
    } catch {
      return;
    }
  }
}

type Ahead = {
  readonly isKnown: (text: string) => boolean;
  readonly find: (text: string) => Promise<SearchHits>;
  readonly keep: (text: string, found: SearchHits) => void;
};
