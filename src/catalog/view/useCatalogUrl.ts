import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type ChangeQuery, useUrlQuery } from '~/ui/useUrlQuery';
import { type CatalogView, paramsOf, queryOf, viewFrom } from '~/catalog/rules/catalogView';

/** Creates the next view from the current one. */
export type EditView = (edit: (view: CatalogView) => CatalogView) => void;

/**
 * The query string contains the view: reload and share show the same page. `show` and `change` are stable, and so is
 * `narrowing` while the user types, so that their dependents need not render again.
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
    /** Shows the result of a keyword. */
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
