import { type ReactNode, useMemo } from 'react';
import type { ChangeQuery } from '~/ui/useUrlQuery';
import {
  MOST_COMPARED,
  closingComparison,
  comparedIn,
  openingComparison,
  showsComparison,
  togglingCompared,
} from '~/catalog/rules/detailsInUrl';
import type { CatalogEntry } from '~/olm/lists/facets';
import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';
import type { NamespaceScope } from '~/routes';
import { type Comparison, CompareContext } from './compareContext';
import { CompareBar } from './CompareBar';
import { CompareView } from './CompareView';

/** The comparison that the URL asks for, in place of the catalog; else the catalog with what was picked at its end. */
export function CatalogComparison({ entries, scope, params, change, children }: Props) {
  const keys = comparedIn(params);
  const names = useMemo(
    () => new Map(entries.map(({ item }) => [item.id, item.displayName])),
    [entries],
  );
  const comparison = useComparison(keys.map(packageId).join(' '), change);
  const remove = (key: PackageKey) => {
    change((before) => togglingCompared(before, key), { replace: true });
  };
  if (showsComparison(params)) {
    return (
      <CompareView
        keys={keys}
        scope={scope}
        onRemove={remove}
        onBack={() => {
          change(closingComparison);
        }}
      />
    );
  }
  return (
    <div className={keys.length > 0 ? 'operator-hub__comparing' : undefined}>
      <CompareContext.Provider value={comparison}>{children}</CompareContext.Provider>
      <CompareBar
        ids={keys.map(packageId)}
        names={names}
        onOpen={() => {
          change(openingComparison);
        }}
        onRemove={(id) => {
          const key = keys.find((one) => packageId(one) === id);
          if (key !== undefined) remove(key);
        }}
      />
    </div>
  );
}

type Props = {
  readonly entries: readonly CatalogEntry[];
  readonly scope: NamespaceScope;
  readonly params: URLSearchParams;
  readonly change: ChangeQuery;
  readonly children: ReactNode;
};

/**
 * Kept as long as the same packages are picked: every card of the list hangs on it.
 * @param picked their ids, which contain no blanks
 */
function useComparison(picked: string, change: ChangeQuery): Comparison {
  return useMemo(() => {
    const ids = picked === '' ? [] : picked.split(' ');
    return {
      picked: new Set(ids),
      isFull: ids.length >= MOST_COMPARED,
      toggle: (key) => {
        change((before) => togglingCompared(before, key), { replace: true });
      },
    };
  }, [picked, change]);
}
