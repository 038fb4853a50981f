import type { SearchHits } from '~/olm/search/searchHit';

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
