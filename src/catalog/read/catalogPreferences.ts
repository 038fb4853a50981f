import { useCallback, useMemo } from 'react';
import { favoritesIn, withFavorite } from '~/catalog/rules/favorites';
import {
  type SavedView,
  renamedView,
  savedViewsIn,
  withView,
  withoutView,
} from '~/catalog/rules/savedViews';
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

/** The saved views of this user, in every browser. */
export function useSavedViews() {
  const [views, change] = useParsedPreference('catalog.views', savedViewsIn);
  return {
    views,
    save: ({ name, query }: SavedView) => {
      change((before) => withView(before, name, query));
    },
    rename: (name: string, next: string) => {
      change((before) => renamedView(before, name, next));
    },
    remove: (name: string) => {
      change((before) => withoutView(before, name));
    },
  };
}
