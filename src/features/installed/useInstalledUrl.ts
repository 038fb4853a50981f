import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  HEALTH_GROUPS,
  type HealthGroup,
  type InstalledView,
  SORT_KEYS,
  type SortKey,
} from '~/domain/installed/installedView';

/** The view of the Installed page as it stands in the query string, and how to change it. */
export function useInstalledUrl() {
  const [params, setParams] = useSearchParams();
  const [clearings, setClearings] = useState(0);
  const change = (key: string, value: string | null) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null || value === '') after.delete(key);
        else after.set(key, value);
        return after;
      },
      { replace: key === 'q' },
    );
  };
  return {
    view: viewIn(params),
    /** How often all filters were cleared: a field that keeps its own text begins anew when it changes. */
    clearings,
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
      setClearings(clearings + 1);
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.delete('q');
        after.delete('status');
        return after;
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
