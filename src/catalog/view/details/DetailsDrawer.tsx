import { type ReactNode, useMemo } from 'react';
import type { ChangeQuery } from '~/ui/useUrlQuery';
import { closing } from '~/catalog/rules/detailsInUrl';
import type { CatalogEntry } from '~/olm/lists/facets';
import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';
import type { NamespaceScope } from '~/routes';
import { CatalogDrawer } from './CatalogDrawer';
import { DetailsPanel } from './DetailsPanel';

/** The details that the URL opens, beside the packages. */
export function DetailsDrawer({ entries, scope, opened, change, children }: Props) {
  const offers = useMemo(() => othersOf(entries, opened), [entries, opened]);
  const close = () => {
    change(closing, { replace: true });
  };
  const panel =
    opened === null ? null : (
      <DetailsPanel packageKey={opened} scope={scope} offers={offers} onClose={close} />
    );
  return (
    <CatalogDrawer panel={panel} onClose={close}>
      {children}
    </CatalogDrawer>
  );
}

type Props = {
  readonly entries: readonly CatalogEntry[];
  readonly scope: NamespaceScope;
  readonly opened: PackageKey | null;
  readonly change: ChangeQuery;
  readonly children: ReactNode;
};

/** The same package in other catalogs, whatever the view shows of them. */
function othersOf(entries: readonly CatalogEntry[], key: PackageKey | null) {
  if (key === null) return [];
  return entries
    .map(({ item }) => item)
    .filter((item) => item.key.packageName === key.packageName && item.id !== packageId(key));
}
