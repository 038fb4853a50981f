import { useCallback, useMemo } from 'react';
import { useUserPreference } from '@openshift-console/dynamic-plugin-sdk';
import { favouritesIn, withFavourite } from '~/domain/catalog/favourites';
import {
  type SavedView,
  renamedView,
  savedViewsIn,
  withView,
  withoutView,
} from '~/domain/catalog/savedViews';

/** The names of the packages that this user has marked, in every browser, and how to mark one. */
export function useFavourites() {
  const [names, change] = useParsedPreference('favourites', favouritesIn);
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
  const [views, change] = useParsedPreference('views', savedViewsIn);
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

/**
 * A preference that the console keeps for the user in the cluster. What it holds is parsed on the way in and before
 * each change, as other versions and people write there, too. Until it is loaded it is empty and cannot be changed:
 * what the user has would be lost. There is no default: the console would store it for everyone who only looks.
 */
function useParsedPreference<T>(name: string, parse: (stored: unknown) => T) {
  const [stored, setStored, isLoaded] = useUserPreference<unknown>(
    `operator-hub.catalog.${name}`,
    undefined,
    true,
  );
  // The console reads what it keeps anew for each rendering: the same text is the same value.
  const text = stored === undefined ? 'null' : JSON.stringify(stored);
  const value = useMemo(() => parse(JSON.parse(text)), [parse, text]);
  const change = useCallback(
    (edit: (before: T) => T): void => {
      if (isLoaded) setStored((before: unknown) => edit(parse(before)));
    },
    [parse, isLoaded, setStored],
  );
  return [value, change] as const;
}
