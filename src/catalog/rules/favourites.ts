import { textsIn } from '~/kube/json';

/** Enough for a person, and little enough for the object that keeps all of a user's preferences. */
export const MOST_FAVOURITES = 500;

/** The names of packages in a user preference, which anything may have written. */
export function favouritesIn(stored: unknown): readonly string[] {
  return [...new Set(textsIn(stored))].slice(0, MOST_FAVOURITES);
}

/** With a package made a favourite, or no longer one; the oldest gives way when there are too many. */
export function withFavourite(names: readonly string[], name: string): readonly string[] {
  if (names.includes(name)) return names.filter((favourite) => favourite !== name);
  return [...names, name].slice(-MOST_FAVOURITES);
}
