import { Td, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { CatalogStateLabel } from '~/ui/CatalogStateLabel';
import { Mono } from '~/ui/Mono';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { packageIcon } from '~/olm/read/packageIcon';
import type { CatalogEntry } from '~/olm/lists/facets';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** One package, with what is installed of it. */
export function PackageRow({ entry: { item, state }, rowIndex, isNarrow, namespace }: Props) {
  const t = useT();
  const { key, displayName, defaultChannel, version } = item;
  return (
    <Tr aria-rowindex={rowIndex} className="operator-hub__source-package">
      <Td dataLabel={t('Name')} modifier="truncate">
        <div className="operator-hub__source-package-name">
          <OperatorIcon icon={packageIcon(namespace, item)} isInList />
          <div className="operator-hub__source-package-texts">
            <Link to={routes.package(namespace, key)} title={displayName} dir="auto">
              {displayName}
            </Link>
            <span className="operator-hub__source-note" title={key.packageName}>
              {key.packageName}
            </span>
          </div>
        </div>
      </Td>
      {!isNarrow && (
        <Td dataLabel={t('Default channel')} modifier="truncate">
          {defaultChannel}
        </Td>
      )}
      <Td dataLabel={t('Version')} modifier="truncate">
        <Mono>{version}</Mono>
      </Td>
      <Td dataLabel={t('State')} modifier="truncate">
        {state === 'not-installed' ? '–' : <CatalogStateLabel state={state} />}
      </Td>
    </Tr>
  );
}

type Props = {
  readonly entry: CatalogEntry;
  readonly rowIndex: number;
  readonly isNarrow: boolean;
  readonly namespace: NamespaceScope;
};
