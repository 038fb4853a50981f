import { useUrlQuery } from '~/components/useUrlQuery';
import {
  HEALTH_GROUPS,
  type HealthGroup,
  type InstalledView,
  SORT_KEYS,
  type SortKey,
} from '~/domain/installed/installedView';

/** The view of the Installed page as it stands in the query string, and how to change it. */
export function useInstalledUrl() {
  const [params, setParams] = useUrlQuery();
  const change = (key: string, value: string | null) => {
    setParams(
      (query) => {
        if (value === null || value === '') query.delete(key);
        else query.set(key, value);
        return query;
      },
      { replace: key === 'q' },
    );
  };
  return {
    view: viewIn(params),
    /** `namespace/name` of the Operator whose uninstall dialog is open. */
    uninstalling: params.get('uninstall'),
    setKeyword: (keyword: string) => {
      change('q', keyword);
    },
    setGroups: (groups: readonly HealthGroup[]) => {
      change('status', groups.join(','));
    },
    setSort: (sort: SortKey, descending: boolean) => {
      change('sort', descending ? `-${sort}` : sort);
    },
    /** Everything is shown again. */
    clear: () => {
      setParams((query) => {
        query.delete('q');
        query.delete('status');
        return query;
      });
    },
    setUninstalling: (id: string | null) => {
      change('uninstall', id);
    },
  };
}

function viewIn(params: URLSearchParams): InstalledView {
  const sort = params.get('sort') ?? 'name';
  const key = sort.replace(/^-/, '');
  return {
    keyword: params.get('q') ?? '',
    groups: HEALTH_GROUPS.filter((group) => params.get('status')?.split(',').includes(group)),
    sort: SORT_KEYS.find((known) => known === key) ?? 'name',
    descending: sort.startsWith('-'),
  };
}
