import { recordIn, textMapIn } from '~/kube/json';

/** The version of each package's default channel's head, by the ID of the package. */
type SeenVersions = ReadonlyMap<string, string>;

/** The data for determining changes since the last visit. */
export type Visits = {
  /** The last time of the current visit, in milliseconds since 1970. */
  readonly lastSeen: number;
  /** On the first visit everything is new, so that nothing is marked. */
  readonly isFirst: boolean;
  /** Seen before this visit. */
  readonly known: SeenVersions;
  /** First seen in this visit: packages, and versions of known ones. */
  readonly fresh: SeenVersions;
};

/** A change of a package since the last visit: the package, or its version. */
export type News =
  | { readonly kind: 'new' }
  | { readonly kind: 'updated'; readonly from: string; readonly to: string };

/**
 * Milliseconds. An earlier return continues the same visit, because a reload would otherwise remove the marks too
 * early.
 */
const VISIT_GAP = 4 * 60 * 60 * 1000;

/** A limit for the browser's storage; the oldest packages are dropped. */
const MOST_PACKAGES = 20_000;

/** The current visit: the stored one, or a new one that knows everything seen so far. */
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

/** The visit after showing these packages; the same object if all of them were seen before. */
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

/** The marks by the IDs of the packages. Unknown versions are not compared. */
export function newsOf({ known, fresh }: Visits): ReadonlyMap<string, News> {
  const news = new Map<string, News>();
  for (const [id, to] of fresh) {
    const from = known.get(id);
    if (from === undefined) news.set(id, { kind: 'new' });
    else if (from !== to && from !== '' && to !== '') news.set(id, { kind: 'updated', from, to });
  }
  return news;
}

/** Parses stored visits; `null`: invalid. */
export function visitsIn(stored: unknown): Visits | null {
  const { lastSeen, isFirst, known, fresh } = recordIn(stored);
  if (typeof lastSeen !== 'number' || !Number.isFinite(lastSeen)) return null;
  const before = Object.entries(textMapIn(known));
  // Without known packages, all would be marked as new.
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
