import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type PendingQuery, changed, settled, shownQuery } from '~/olm/pendingQuery';

/** One pending URL for the whole window. */
let pending: PendingQuery | null = null;
let shownPathname = '';
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Milliseconds without a change after which a delayed change is written to the URL. */
const QUIET = 250;

/**
 * The query string of the page, and a function to change it. The router changes the URL in a transition, after the
 * click. Until then, a checkbox or field that follows the URL would jump back, so the pending query is used at once.
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
      // Writes typed text to the URL before a navigation, so that Back restores it.
      if (!options.replace && before !== now.query) setParams(before, { replace: true });
      setParams(query, options);
      return;
    }
    // A link changes the URL immediately, but the router displays the next page only after its code is loaded.
    const address = window.location.pathname;
    timer = setTimeout(() => {
      const isLeft = shownPathname !== pathname || window.location.pathname !== address;
      if (!isLeft) setParams(query, options);
    }, QUIET);
  };
  return [useMemo(() => new URLSearchParams(shown), [shown]), change];
}

/**
 * `edit` derives the new query from the old one. `replace` adds no history entry. Typed text is written when the user
 * pauses, because the router renders every component that reads the URL.
 */
export type ChangeQuery = (
  edit: (before: URLSearchParams) => URLSearchParams,
  options?: { readonly replace: boolean; readonly isTyped?: boolean },
) => void;

/** An edit that sets a parameter; `null` removes it. */
export function withParam(name: string, value: string | null) {
  return (before: URLSearchParams): URLSearchParams => {
    if (value === null) before.delete(name);
    else before.set(name, value);
    return before;
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // A page that was left before the router changed its URL must not show the pending query on the next visit.
    if (listeners.size === 0) pending = null;
  };
}

function announce(next: PendingQuery | null): void {
  pending = next;
  listeners.forEach((listener) => {
    listener();
  });
}
