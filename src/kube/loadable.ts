import type { Failure } from './failure';

/** A value from the cluster: loading, failed, or ready (and possibly stale). */
export type Loadable<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** Why the data is no longer refreshed; `null` while it is. */
      readonly stale: Failure | null;
    };

export const loading: Loadable<never> = { status: 'loading' };

export function failed(failure: Failure): Loadable<never> {
  return { status: 'failed', failure };
}

export function ready<T>(data: T, stale: Failure | null = null): Loadable<T> {
  return { status: 'ready', data, stale };
}

/** The same state with other data. */
export function map<T, U>(value: Loadable<T>, change: (data: T) => U): Loadable<U> {
  return value.status === 'ready' ? ready(change(value.data), value.stale) : value;
}

type Values<T> = { readonly [K in keyof T]: T[K] extends Loadable<infer V> ? V : never };

/**
 * Several values as one: failed overrides loading, and loading overrides ready. The result is stale if one of the
 * values is.
 * @param values a record of Loadables; the data is a record with the same keys
 */
export function all<T extends Readonly<Record<string, Loadable<unknown>>>>(
  values: T,
): Loadable<Values<T>>;
export function all(values: Readonly<Record<string, Loadable<unknown>>>): Loadable<unknown> {
  const states = Object.values(values);
  const broken = states.find((state) => state.status === 'failed');
  if (broken !== undefined) return broken;
  const entries: [string, unknown][] = [];
  let stale: Failure | null = null;
  for (const [key, state] of Object.entries(values)) {
    if (state.status !== 'ready') return loading;
    entries.push([key, state.data]);
    stale ??= state.stale;
  }
  return ready(Object.fromEntries(entries), stale);
}

/** The data, or a default without data. */
export function dataOr<T, U>(value: Loadable<T>, otherwise: U): T | U {
  return value.status === 'ready' ? value.data : otherwise;
}
