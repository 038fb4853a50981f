import { recordIn, textsIn } from './json';

/** What is kept to tell which packages are new since the last visit; a package by its id. */
export type Visits = {
  /** When the current visit was last seen to go on, in milliseconds since 1970. */
  readonly lastSeen: number;
  /** On the first visit everything is new, so that nothing is marked. */
  readonly isFirst: boolean;
  /** Seen before this visit. */
  readonly known: ReadonlySet<string>;
  /** Seen in this visit for the first time: what is marked as new. */
  readonly fresh: ReadonlySet<string>;
};

/**
 * Milliseconds. Who comes back sooner goes on with the same visit: a reload would otherwise take the marks away before
 * anyone has looked at them.
 */
const VISIT_GAP = 4 * 60 * 60 * 1000;

/** More ids than a browser's storage should hold; the oldest are forgotten. */
const MOST_IDS = 20_000;

/** The visit that is under way: the kept one, or a new one for which all seen so far is known. */
export function visitAt(now: number, before: Visits | null): Visits {
  if (before === null) {
    return { lastSeen: now, isFirst: true, known: new Set(), fresh: new Set() };
  }
  if (now - before.lastSeen < VISIT_GAP) return { ...before, lastSeen: now };
  return {
    lastSeen: now,
    isFirst: false,
    known: newest([...before.known, ...before.fresh]),
    fresh: new Set(),
  };
}

/** The visit after it has seen these packages; the same object when it has seen them all before. */
export function afterSeeing(visit: Visits, ids: readonly string[]): Visits {
  const unseen = ids.filter((id) => !visit.known.has(id) && !visit.fresh.has(id));
  if (unseen.length === 0) return visit;
  return visit.isFirst
    ? { ...visit, known: newest([...visit.known, ...unseen]) }
    : { ...visit, fresh: newest([...visit.fresh, ...unseen]) };
}

/** Reads what `storedVisits` wrote, or anything else; `null` when it is of no use. */
export function visitsIn(stored: unknown): Visits | null {
  const { lastSeen, isFirst, known, fresh } = recordIn(stored);
  if (typeof lastSeen !== 'number' || !Number.isFinite(lastSeen)) return null;
  return {
    lastSeen,
    isFirst: isFirst === true,
    known: newest(textsIn(known)),
    fresh: newest(textsIn(fresh)),
  };
}

/** As plain JSON. */
export function storedVisits(visit: Visits): unknown {
  return { ...visit, known: [...visit.known], fresh: [...visit.fresh] };
}

function newest(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.slice(-MOST_IDS));
}
