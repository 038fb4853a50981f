import { useMemo } from 'react';
import { useUrlQuery } from '~/ui/useUrlQuery';
import {
  type LeftoverView,
  leftoverQuery,
  leftoverViewIn,
} from '~/remove/rules/leftovers/leftoverView';

/** Makes the next view of the one that is shown. */
export type EditLeftovers = (edit: (view: LeftoverView) => LeftoverView) => void;

/** The view of the leftovers as it stands in the query string, and how to change it. */
export function useLeftoverUrl() {
  const [params, change] = useUrlQuery();
  const show: EditLeftovers = (edit) => {
    change((before) => leftoverQuery(edit(leftoverViewIn(before)), before), { replace: true });
  };
  return {
    view: useMemo(() => leftoverViewIn(params), [params]),
    show,
    type: (keyword: string) => {
      change((before) => leftoverQuery({ ...leftoverViewIn(before), keyword }, before), {
        replace: true,
        isTyped: true,
      });
    },
  };
}
