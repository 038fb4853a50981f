import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type ChangeQuery, useUrlQuery } from '~/ui/useUrlQuery';
import { paramsOf, queryOf, viewFrom } from '~/catalog/rules/catalogQuery';
import type { CatalogView } from '~/catalog/rules/catalogView';

/** Makes the next view of the one that is shown. */
export type EditView = (edit: (view: CatalogView) => CatalogView) => void;

/**
 * The view stands in the query string: reload and share give the same page. `show` and `change` stay the same, and so
 * does `narrowing` while one types, so that what depends on them need not be rendered again.
 */
export function useCatalogUrl() {
  const [params, setParams] = useUrlQuery();
  const change = useSteady(setParams);
  const view = viewFrom(params);
  const rest = queryOf({ ...view, keyword: '' });
  const show = useCallback<EditView>(
    (edit) => {
      change((before) => paramsOf(edit(viewFrom(before)), before), { replace: true });
    },
    [change],
  );
  return {
    params,
    view,
    /** The view without its keyword. */
    narrowing: useMemo(() => viewFrom(new URLSearchParams(rest)), [rest]),
    show,
    /** Shows what a keyword finds. */
    type: useCallback(
      (keyword: string) => {
        change((before) => paramsOf({ ...viewFrom(before), keyword }, before), {
          replace: true,
          isTyped: true,
        });
      },
      [change],
    ),
    change,
  };
}

function useSteady(change: ChangeQuery): ChangeQuery {
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  return useCallback<ChangeQuery>((edit, options) => {
    latest.current(edit, options);
  }, []);
}
