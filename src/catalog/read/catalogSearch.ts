import { useEffect, useMemo, useState } from 'react';
import type { SearchHits } from '~/olm/search/searchHit';
import { foundItems } from '~/olm/read/packageIndex/indexThread';

/** What was searched: with other packages every search is done again. */
type Packages = readonly unknown[];

export type Searched<P extends Packages> = {
  /** `null`: all are found, as there is no keyword. */
  readonly hits: SearchHits | null;
  /** Those that were searched: of others that came in since nobody knows whether they are found. */
  readonly packages: P;
};

/**
 * The packages that a keyword finds; `undefined` as long as nothing is known. While a search is under way the last answer
 * stays, with the packages that it was about.
 */
export function useCatalogSearch<P extends Packages>(
  keyword: string,
  packages: P,
): Searched<P> | undefined {
  const text = keyword.trim();
  const [shown, setShown] = useState<Searched<P>>();
  const hits = knownAnswer(text, packages);
  const known = useMemo(
    () => (hits === undefined ? undefined : { hits, packages }),
    [hits, packages],
  );
  if (known !== undefined && known !== shown) setShown(known);
  useEffect(() => {
    if (knownAnswer(text, packages) !== undefined) return undefined;
    let isWanted = true;
    searchCatalog(text, packages).then(
      (hits) => {
        if (isWanted) setShown({ hits, packages });
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
  return known ?? shown;
}

/**
 * Searches, and keeps the answer: who shows the keyword afterwards has its packages in the same moment, and need not
 * render twice. What the next letter would find is then asked for, too.
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

/** Has the packages indexed before somebody searches them. Who fails here learns it from the search itself. */
export function prepareSearch(packages: Packages): void {
  foundItems('').catch(() => undefined);
  lookAhead('', packages, packages.length);
}

/** Whether what the keyword finds can be shown at once. */
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

/** `typed` is what one types, corrects and types again; `ahead` what one may type next. */
type Answers = Readonly<Record<'typed' | 'ahead', Map<string, SearchHits>>>;

const answers = new WeakMap<Packages, Answers>();

/** Answers of each sort that are kept: those of a word of fifteen letters, which one types and takes back. */
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

/** What one may type next; the most frequent first. */
const LETTERS = 'etaoinsrhldcumfpgwybvkxjqz';

/** With more packages than these the letters would keep the search busy for longer than one takes to type the next. */
const MOST = 20_000;

/** Milliseconds: what was typed is painted first. */
const AFTER_PAINT = 40;

/** Counts the keywords: who asks ahead for an older one stops. */
let latest = 0;

/**
 * Finds what each next letter would find, one after the other, so that a key has its answer at hand and the page
 * renders once. Ends when something else is typed, and with the first failure: the search itself will say it.
 * @param count the packages that the keyword finds, at most
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
