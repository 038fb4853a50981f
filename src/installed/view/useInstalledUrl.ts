import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { type ListView, listQuery, listViewIn } from '~/installed/rules/listView';

/** Makes the next view of the one that is shown. */
export type EditView = (edit: (view: ListView) => ListView) => void;

/** The view of the Installed page as it stands in the query string, and how to change it. */
export function useInstalledUrl() {
  const [params, change] = useUrlQuery();
  const navigate = useNavigate();
  const setUninstalling = (ids: readonly string[]) => {
    change((query) => {
      query.delete('from');
      query.delete('uninstall');
      for (const id of ids) query.append('uninstall', id);
      return query;
    });
  };
  return {
    view: useMemo(() => listViewIn(params), [params]),
    /** `namespace/name` of the Operators whose uninstall dialog is open; none: it is not. */
    uninstalling: useMemo(() => [...new Set(params.getAll('uninstall'))], [params]),
    show: (edit: (view: ListView) => ListView) => {
      change((before) => listQuery(edit(listViewIn(before)), before), { replace: true });
    },
    type: (keyword: string) => {
      change((before) => listQuery({ ...listViewIn(before), keyword }, before), {
        replace: true,
        isTyped: true,
      });
    },
    setUninstalling,
    /** Closes the dialog, and goes back to the page that has led to it. */
    leave: () => {
      const from = params.get('from');
      if (from !== null && isOwnPage(from)) void navigate(from, { replace: true });
      else setUninstalling([]);
    },
  };
}

/** Whoever makes a link must not lead people elsewhere. */
function isOwnPage(path: string): boolean {
  return path.startsWith('/operator-hub-');
}
