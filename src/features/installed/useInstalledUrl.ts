import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useUrlQuery } from '~/components/useUrlQuery';
import { type ListView, listQuery, listViewIn } from '~/domain/installed/list/listView';

/** Makes the next view of the one that is shown. */
export type EditView = (edit: (view: ListView) => ListView) => void;

/** The view of the Installed page as it stands in the query string, and how to change it. */
export function useInstalledUrl() {
  const [params, change] = useUrlQuery();
  const navigate = useNavigate();
  const setUninstalling = (id: string | null) => {
    change((query) => {
      query.delete('from');
      if (id === null) query.delete('uninstall');
      else query.set('uninstall', id);
      return query;
    });
  };
  return {
    view: useMemo(() => listViewIn(params), [params]),
    /** `namespace/name` of the Operator whose uninstall dialog is open. */
    uninstalling: params.get('uninstall'),
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
      else setUninstalling(null);
    },
  };
}

/** Whoever makes a link must not lead people elsewhere. */
function isOwnPage(path: string): boolean {
  return path.startsWith('/operator-hub/');
}
