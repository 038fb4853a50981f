/**
 * What a search found, small enough to pass between threads for every key: packages go by numbers, and the id of each
 * is told once. As a list of objects 10,000 packages cost the page 12 ms to receive, as numbers next to nothing.
 */
import type { MatchHint, SearchHits } from './searchHit';
import type { FoundItem } from './searchIndex';

export type SearchAnswer = {
  /** The numbers of the packages, the best first. */
  readonly order: Uint32Array;
  /** By place in the order: which of `hints`, counted from 1; 0 for none. Empty where there is none at all. */
  readonly hintAt: Uint32Array;
  readonly hints: readonly MatchHint[];
  /** The ids of the numbers from `from` on: those that the asker did not know. */
  readonly ids: readonly string[];
  readonly from: number;
};

/** Numbers the packages that are found, for as long as the index lives. */
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

/** The asker's side of {@link searchAnswers}. */
export type SearchReader = {
  /** How many ids were told so far. */
  readonly known: () => number;
  readonly read: (answer: SearchAnswer) => SearchHits;
};

export function searchReader(): SearchReader {
  const known: string[] = [];
  return {
    known: () => known.length,
    read: ({ order, hintAt, hints, ids, from }) => {
      // Answers overlap where two were asked for at once.
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
