import { recordIn, textMapIn } from '~/kube/json';

/** The version of each package's default channel's head, by the package's id. */
type SeenVersions = ReadonlyMap<string, string>;

/** What is kept to tell what has changed since the last visit. */
export type Visits = {
  /** When the current visit was last seen to go on, in milliseconds since 1970. */
  readonly lastSeen: number;
  /** On the first visit everything is new, so that nothing is marked. */
  readonly isFirst: boolean;
  /** Seen before this visit. */
  readonly known: SeenVersions;
  /** Seen in this visit for the first time: packages, and versions of known ones. */
  readonly fresh: SeenVersions;
};

/** What is new of a package since the last visit: all of it, or its version. */
export type News =
  | { readonly kind: 'new' }
  | { readonly kind: 'updated'; readonly from: string; readonly to: string };

/**
 * Milliseconds. Who comes back sooner goes on with the same visit: a reload would otherwise take the marks away before
 * anyone has looked at them.
 */
const VISIT_GAP = 4 * 60 * 60 * 1000;

/** More packages than a browser's storage should hold; the oldest are forgotten. */
const MOST_PACKAGES = 20_000;

/** The visit that is under way: the kept one, or a new one for which all seen so far is known. */
export function visitAt(now: number, before: Visits | null): Visits {
  if (before === null) {
    return { lastSeen: now, isFirst: true, known: new Map(), fresh: new Map() };
  }
  if (now - before.lastSeen < VISIT_GAP) return { ...before, lastSeen: now };
  return {
    lastSeen: now,
    isFirst: false,
    known: newest([...before.known, ...before.fresh]),
    fresh: new Map(),
  };
}

/** The visit after it has seen these packages; the same object when it has seen them all before. */
export function afterSeeing(
  visit: Visits,
  packages: readonly { readonly id: string; readonly version: string }[],
): Visits {
  const unseen = packages
    .filter(({ id, version }) => (visit.fresh.get(id) ?? visit.known.get(id)) !== version)
    .map(({ id, version }) => [id, version] as const);
  if (unseen.length === 0) return visit;
  return visit.isFirst
    ? { ...visit, known: newest([...visit.known, ...unseen]) }
    : { ...visit, fresh: newest([...visit.fresh, ...unseen]) };
}

/** What to mark, by the ids of the packages. A version that is not stated is not compared. */
export function newsOf({ known, fresh }: Visits): ReadonlyMap<string, News> {
  const news = new Map<string, News>();
  for (const [id, to] of fresh) {
    const from = known.get(id);
    if (from === undefined) news.set(id, { kind: 'new' });
    else if (from !== to && from !== '' && to !== '') news.set(id, { kind: 'updated', from, to });
  }
  return news;
}

/** Reads what `storedVisits` wrote, or anything else; `null` when it is of no use. */
export function visitsIn(stored: unknown): Visits | null {
  const { lastSeen, isFirst, known, fresh } = recordIn(stored);
  if (typeof lastSeen !== 'number' || !Number.isFinite(lastSeen)) return null;
  const before = Object.entries(textMapIn(known));
  // Without anything known all would be marked as new.
  if (before.length === 0) return null;
  return {
    lastSeen,
    isFirst: isFirst === true,
    known: newest(before),
    fresh: newest(Object.entries(textMapIn(fresh))),
  };
}

/** As plain JSON. */
export function storedVisits(visit: Visits): unknown {
  return {
    ...visit,
    known: Object.fromEntries(visit.known),
    fresh: Object.fromEntries(visit.fresh),
  };
}

function newest(seen: readonly (readonly [string, string])[]): SeenVersions {
  return new Map(seen.slice(-MOST_PACKAGES));
}
