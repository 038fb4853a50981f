import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type PendingQuery, changed, settled, shownQuery } from '~/olm/pendingQuery';

/** The URL is one for the whole window, and so is what it is about to become. */
let pending: PendingQuery | null = null;
let shownPathname = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Milliseconds without a further change after which one that may wait goes to the URL. */
const QUIET = 250;

/**
 * The query string of the page, and how to change it. The router changes the URL in a transition, some time after the
 * click; a checkbox or field that follows the URL would jump back until then. So what the query is about to become is
 * shown at once.
 */
export function useUrlQuery(): readonly [URLSearchParams, ChangeQuery] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const now = { pathname, query: params.toString() };
  const next = useSyncExternalStore(subscribe, () => pending);
  useEffect(() => {
    shownPathname = pathname;
    if (settled(next, now)) announce(null);
  });
  const shown = shownQuery(next, now);
  const change: ChangeQuery = (edit, options = { replace: false }) => {
    const before = shownQuery(pending, now);
    const query = edit(new URLSearchParams(before));
    announce(changed(pending, now, query.toString()));
    clearTimeout(timer);
    if (options.isTyped !== true) {
      // The way back leads to what was typed, also when the next click was quicker than the URL.
      if (!options.replace && before !== now.query) setParams(before, { replace: true });
      setParams(query, options);
      return;
    }
    timer = setTimeout(() => {
      if (shownPathname === pathname) setParams(query, options);
    }, QUIET);
  };
  return [useMemo(() => new URLSearchParams(shown), [shown]), change];
}

/**
 * `edit` makes the new query of the old one; `replace` leaves no entry in the browser's history. What is typed goes to
 * the URL when the typing pauses: a router renders every page part that reads the URL for each change of it.
 */
export type ChangeQuery = (
  edit: (before: URLSearchParams) => URLSearchParams,
  options?: { readonly replace: boolean; readonly isTyped?: boolean },
) => void;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(next: PendingQuery | null): void {
  pending = next;
  listeners.forEach((listener) => {
    listener();
  });
}
