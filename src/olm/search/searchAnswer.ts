/**
 * The result of a search in a form that is fast to transfer between threads for every key press: packages are numbers,
 * and each ID is sent once. A list of objects for 10,000 packages took the page 12 ms to receive, the numbers nearly
 * nothing.
 */
import type { MatchHint, SearchHits } from './searchHit';
import type { FoundItem } from './searchIndex';

export type SearchAnswer = {
  /** The numbers of the packages, the best first. */
  readonly order: Uint32Array;
  /** The index in `hints` by position, counted from 1; 0 for none. Empty without any hint. */
  readonly hintAt: Uint32Array;
  readonly hints: readonly MatchHint[];
  /** The IDs of the numbers from `from`, which the receiver does not know yet. */
  readonly ids: readonly string[];
  readonly from: number;
};

/** Assigns numbers to found packages for the lifetime of the index. */
export function searchAnswers(): (found: readonly FoundItem[], known: number) => SearchAnswer {
  const numbers = new Map<string, number>();
  const ids: string[] = [];

  function numberOf(id: string): number {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    numbers.set(id, ids.length);
    return ids.push(id) - 1;
  }

  return (found, known) => ({
    order: Uint32Array.from(found, ({ id }) => numberOf(id)),
    ...hintsOf(found),
    ids: ids.slice(known),
    from: known,
  });
}

function hintsOf(found: readonly FoundItem[]): Pick<SearchAnswer, 'hintAt' | 'hints'> {
  const hints: MatchHint[] = [];
  const places = new Map<string, number>();
  const numbers = found.map(({ hint }) => {
    if (hint === null) return 0;
    const key = `${hint.field} ${hint.text}`;
    const place = places.get(key) ?? hints.push(hint);
    places.set(key, place);
    return place;
  });
  return { hintAt: Uint32Array.from(hints.length === 0 ? [] : numbers), hints };
}

/** The receiver of {@link searchAnswers}. */
export type SearchReader = {
  /** The number of IDs received so far. */
  readonly known: () => number;
  readonly read: (answer: SearchAnswer) => SearchHits;
};

export function searchReader(): SearchReader {
  const known: string[] = [];
  return {
    known: () => known.length,
    read: ({ order, hintAt, hints, ids, from }) => {
      // Concurrent answers overlap.
      ids.forEach((id, at) => {
        known[from + at] = id;
      });
      return {
        size: order.length,
        each: (visit) => {
          order.forEach((number, place) => {
            const id = known[number];
            if (id !== undefined) visit(id, hints[(hintAt[place] ?? 0) - 1] ?? null);
          });
        },
      };
    },
  };
}
