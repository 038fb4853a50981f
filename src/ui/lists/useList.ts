import { useMemo } from 'react';
import {
  type List,
  type ListParameters,
  type ListView,
  type Listed,
  listed,
  queryOf,
  unfiltered,
  viewIn,
} from '~/olm/lists/list';
import { useUrlQuery } from '~/ui/useUrlQuery';

/** The view of a list in the query string, and functions to change it. */
export type ListUrl = {
  readonly view: ListView;
  /** Derives the next view from the current one. */
  readonly show: (edit: (view: ListView) => ListView) => void;
  /** Like {@link show}, but the URL is updated when the user stops typing. */
  readonly type: (keyword: string) => void;
  /** Removes the keyword and all filters. */
  readonly clear: () => void;
};

/** A list with its rows and the counts of its facets. */
export type ShownList<T = unknown> = ListUrl & Listed<T>;

/** @param list must be referentially stable */
export function useListUrl(list: ListParameters): ListUrl {
  const [params, change] = useUrlQuery();
  const edited = (edit: (view: ListView) => ListView) => (before: URLSearchParams) =>
    queryOf(list, edit(viewIn(list, before)), before);
  const show = (edit: (view: ListView) => ListView) => {
    change(edited(edit), { replace: true });
  };
  return {
    view: useMemo(() => viewIn(list, params), [list, params]),
    show,
    type: (keyword) => {
      change(
        edited((view) => ({ ...view, keyword })),
        { replace: true, isTyped: true },
      );
    },
    clear: () => {
      show(unfiltered);
    },
  };
}

/** @param list must be referentially stable */
export function useList<T>(list: List<T>, all: readonly T[]): ShownList<T> {
  const url = useListUrl(list);
  const { view } = url;
  return { ...url, ...useMemo(() => listed(list, all, view), [list, all, view]) };
}
