import { EmptyState, EmptyStateBody, Skeleton } from '@patternfly/react-core';
import { useMemo, useRef } from 'react';
import { Table, Th, Thead, Tr, Td } from '@patternfly/react-table';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { useSourcePackages } from '~/sources/read/useSourcePackages';
import { useT } from '~/i18n';
import { NoMatch } from '~/ui/lists/ListSummary';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import { foundPackages } from '~/sources/rules/sourcePackages';
import { routes, type NamespaceScope } from '~/routes';
import { HEADER, VirtualBody } from '~/ui/lists/VirtualBody';
import { usePlace } from '~/ui/usePlace';
import { CatalogStateLabel } from '~/ui/CatalogStateLabel';
import { Mono } from '~/ui/Mono';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { packageIcon } from '~/olm/read/packageIcon';
import { PackageSearch, usePackageKeyword } from './PackageSearch';
import type { SourceTabProps } from './sourceDetails';
import './packages.css';

/** The packages of the catalog. */
export default function PackagesTab({ details: { item, source } }: SourceTabProps) {
  const t = useT();
  const packages = useSourcePackages(source);
  return (
    <LoadableView of={packages} what={t('Packages')} skeleton={<Skeleton height="24rem" />}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState headingLevel="h2" variant="sm" titleText={t('No packages found')}>
            <EmptyStateBody>
              {item.state === 'ready'
                ? t('The catalog is available but provides no packages.')
                : t('Packages are listed when the catalog is available.')}
            </EmptyStateBody>
          </EmptyState>
        ) : (
          <PackageList entries={entries} namespace={item.isGlobal ? null : item.namespace} />
        )
      }
    </LoadableView>
  );
}

/** The packages of a catalog with a search by name. */
function PackageList({ entries, namespace }: Props) {
  const { keyword, onKeyword } = usePackageKeyword();
  const found = useMemo(() => foundPackages(entries, keyword), [entries, keyword]);
  return (
    <>
      <PackageSearch
        keyword={keyword}
        onKeyword={onKeyword}
        found={found.length}
        total={entries.length}
      />
      {found.length === 0 ? (
        <NoMatch
          onClear={() => {
            onKeyword('');
          }}
        />
      ) : (
        <PackageTable entries={found} namespace={namespace} />
      )}
    </>
  );
}

type Props = {
  readonly entries: readonly CatalogEntry[];
  /** The namespace where its packages are available; `null`: all. */
  readonly namespace: NamespaceScope;
};

/** The packages of a catalog. Of many only those are rendered that can be seen. */
function PackageTable({ entries, namespace }: PackageTableProps) {
  const t = useT();
  const body = useRef<HTMLTableSectionElement>(null);
  const place = usePlace(body, null);
  const isNarrow = place !== null && place.width < NARROW * place.rem;
  const items = useMemo(() => entries.map((entry) => ({ id: entry.item.id, entry })), [entries]);
  return (
    <Table
      variant="compact"
      gridBreakPoint=""
      className="operator-hub__source-packages"
      aria-label={t('Packages')}
      aria-rowcount={HEADER + items.length}
    >
      <Thead>
        <Tr aria-rowindex={HEADER}>
          <Th>{t('Name')}</Th>
          {!isNarrow && <Th width={20}>{t('Default channel')}</Th>}
          <Th width={15}>{t('Version')}</Th>
          <Th width={20}>{t('Status')}</Th>
        </Tr>
      </Thead>
      <VirtualBody body={body} place={place} rows={items} rowHeight={HEIGHT}>
        {({ entry }, rowIndex) => (
          <PackageRow entry={entry} rowIndex={rowIndex} isNarrow={isNarrow} namespace={namespace} />
        )}
      </VirtualBody>
    </Table>
  );
}

type PackageTableProps = {
  readonly entries: readonly CatalogEntry[];
  readonly namespace: NamespaceScope;
};

/** The height of a row in rem, as in packages.css. */
const HEIGHT = 3.5;

/** In rem: below this width the channel is hidden. */
const NARROW = 40;

/** One package with its installed Operators. */
function PackageRow({ entry: { item, state }, rowIndex, isNarrow, namespace }: PackageRowProps) {
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
      <Td dataLabel={t('Status')} modifier="truncate">
        {state === 'not-installed' ? '–' : <CatalogStateLabel state={state} />}
      </Td>
    </Tr>
  );
}

type PackageRowProps = {
  readonly entry: CatalogEntry;
  readonly rowIndex: number;
  readonly isNarrow: boolean;
  readonly namespace: NamespaceScope;
};
