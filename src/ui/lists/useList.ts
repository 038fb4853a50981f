import { useMemo } from 'react';
import {
  type List,
  type ListParameters,
  type ListView,
  type Listed,
  listed,
  queryOf,
  viewIn,
} from '~/olm/lists/list';
import { useUrlQuery } from '~/ui/useUrlQuery';

/** The view of a list as it stands in the query string, and how to change it. */
export type ListUrl = {
  readonly view: ListView;
  /** Makes the next view of the one that is shown. */
  readonly show: (edit: (view: ListView) => ListView) => void;
  /** As {@link show}; the URL follows when the typing pauses. */
  readonly type: (keyword: string) => void;
};

/** A list with its rows and what its facets count. */
export type ShownList<T = unknown> = ListUrl & Listed<T>;

/** @param list the very same on every rendering */
export function useListUrl(list: ListParameters): ListUrl {
  const [params, change] = useUrlQuery();
  const edited = (edit: (view: ListView) => ListView) => (before: URLSearchParams) =>
    queryOf(list, edit(viewIn(list, before)), before);
  return {
    view: useMemo(() => viewIn(list, params), [list, params]),
    show: (edit) => {
      change(edited(edit), { replace: true });
    },
    type: (keyword) => {
      change(
        edited((view) => ({ ...view, keyword })),
        { replace: true, isTyped: true },
      );
    },
  };
}

/** @param list the very same on every rendering */
export function useList<T>(list: List<T>, all: readonly T[]): ShownList<T> {
  const url = useListUrl(list);
  const { view } = url;
  return { ...url, ...useMemo(() => listed(list, all, view), [list, all, view]) };
}
