import { useCallback, useMemo } from 'react';
import { favouritesIn, withFavourite } from '~/catalog/rules/favourites';
import {
  type SavedView,
  renamedView,
  savedViewsIn,
  withView,
  withoutView,
} from '~/catalog/rules/savedViews';
import { useParsedPreference } from '~/kube/parsedPreference';

/** The favorite packages of this user, in every browser, with an action to change them. */
export function useFavourites() {
  const [names, change] = useParsedPreference('catalog.favourites', favouritesIn);
  return {
    favourites: useMemo<ReadonlySet<string>>(() => new Set(names), [names]),
    toggleFavourite: useCallback(
      (name: string) => {
        change((before) => withFavourite(before, name));
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
