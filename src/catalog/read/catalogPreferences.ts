import { useCallback, useMemo } from 'react';
import { favoritesIn, withFavorite } from '~/catalog/rules/favorites';
import { useParsedPreference } from '~/kube/parsedPreference';

/** The favorite packages of this user, in every browser, with an action to change them. */
export function useFavorites() {
  const [names, change] = useParsedPreference('catalog.favourites', favoritesIn);
  return {
    favorites: useMemo<ReadonlySet<string>>(() => new Set(names), [names]),
    toggleFavorite: useCallback(
      (name: string) => {
        change((before) => withFavorite(before, name));
      },
      [change],
    ),
  };
}
