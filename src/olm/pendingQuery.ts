/** A requested query string that the URL does not have yet. */
export type PendingQuery = {
  readonly pathname: string;
  /** Earlier queries that the URL still has or will have before `query`: one for each pending change. */
  readonly passing: readonly string[];
  readonly query: string;
};

export type UrlNow = { readonly pathname: string; readonly query: string };

/** Whether the URL will still change to the pending query. */
export function isPassing(pending: PendingQuery | null, now: UrlNow): pending is PendingQuery {
  return pending?.pathname === now.pathname && pending.passing.includes(now.query);
}

/** The query that a page displays. */
export function shownQuery(pending: PendingQuery | null, now: UrlNow): string {
  return isPassing(pending, now) ? pending.query : now.query;
}

/** The pending query after a further change. */
export function changed(
  pending: PendingQuery | null,
  now: UrlNow,
  query: string,
): PendingQuery | null {
  const passing = isPassing(pending, now) ? [...pending.passing, pending.query] : [now.query];
  const others = passing.filter((passed) => passed !== query);
  return others.length === 0 ? null : { pathname: now.pathname, passing: others, query };
}

/** Whether a pending query is complete: the URL has it, or another query. */
export function settled(pending: PendingQuery | null, now: UrlNow): boolean {
  return pending !== null && !isPassing(pending, now);
}
