import { textsIn } from '~/kube/json';

/** A limit for the object with all preferences of a user. */
export const MOST_FAVORITES = 500;

/** The names of packages in a user preference, which can contain anything. */
export function favoritesIn(stored: unknown): readonly string[] {
  return [...new Set(textsIn(stored))].slice(0, MOST_FAVORITES);
}

/** With a package added or removed; at the maximum, the oldest is dropped. */
export function withFavorite(names: readonly string[], name: string): readonly string[] {
  if (names.includes(name)) return names.filter((favorite) => favorite !== name);
  return [...names, name].slice(-MOST_FAVORITES);
}
