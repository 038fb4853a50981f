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

/** The names of the packages that this user has marked, in every browser, and how to mark one. */
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

/** The views of the catalog that this user has saved, in every browser. */
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
