import { useMemo, useRef } from 'react';
import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  Skeleton,
} from '@patternfly/react-core';
import { Table, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { contentIn } from '~/olm/paths/clusterCatalogs';
import { routes } from '~/routes';
import type { CatalogDetails } from '~/sources/read/useClusterCatalog';
import { useCatalogPackages, type CatalogPackages } from '~/sources/read/useCatalogPackages';
import { type ExtensionPackage, namedPackages } from '~/sources/rules/sourcePackages';
import { PackageSearch, usePackageKeyword } from '~/sources/view/details/PackageSearch';
import { FailureAlert } from '~/ui/FailureAlert';
import { fitText } from '~/ui/fitText';
import { NoMatch } from '~/ui/lists/ListSummary';
import { HEADER, VirtualBody } from '~/ui/lists/VirtualBody';
import { Mono } from '~/ui/Mono';
import { Spinner } from '~/ui/Spinner';
import { usePlace } from '~/ui/usePlace';
import '~/sources/view/details/packages.css';

/** The packages of a ClusterCatalog, with a link to install each with OLM v1. */
export default function CatalogPackagesTab({ details }: Props) {
  const t = useT();
  const { state } = details.facts;
  if (state === 'serving' || state === 'old-content') return <ServedPackages details={details} />;
  return (
    <EmptyState headingLevel="h2" variant="sm" titleText={t('No packages found')}>
      <EmptyStateBody>{t('Packages are listed when the catalog is available.')}</EmptyStateBody>
    </EmptyState>
  );
}

type Props = { readonly details: CatalogDetails };

function ServedPackages({ details: { object, extensions } }: Props) {
  const t = useT();
  const { name } = object.metadata;
  const found = useCatalogPackages(contentIn(object), extensions);
  switch (found.kind) {
    case 'loading':
      return <Skeleton height="24rem" screenreaderText={t('Loading')} />;
    case 'reading':
      return (
        <p role="status">
          <Spinner aria-hidden="true" />{' '}
          {t('Loading ClusterCatalog {{catalog}}', { catalog: name })}
        </p>
      );
    case 'on-request':
      return <Unread name={name} found={found} />;
    case 'known':
      return <PackageList catalog={name} packages={found.packages} />;
  }
}

function Unread({ name, found: { size, failure, read } }: UnreadProps) {
  const t = useT();
  return (
    <>
      {failure !== null && (
        <FailureAlert failure={failure} what={t('ClusterCatalog {{catalog}}', { catalog: name })} />
      )}
      <EmptyState headingLevel="h2" variant="sm" titleText={t('Packages not loaded')}>
        <EmptyStateBody>
          {size !== null &&
            t('Downloads the catalog ({{size}} MB) once per version.', {
              size: Math.max(0.1, Math.round(size / 100_000) / 10),
            })}
        </EmptyStateBody>
        <EmptyStateFooter>
          <EmptyStateActions>
            <Button variant="primary" onClick={read}>
              {t('Load packages of {{catalog}}', { catalog: name })}
            </Button>
          </EmptyStateActions>
        </EmptyStateFooter>
      </EmptyState>
    </>
  );
}

type UnreadProps = {
  readonly name: string;
  readonly found: Extract<CatalogPackages, { readonly kind: 'on-request' }>;
};

function PackageList({ catalog, packages }: ListProps) {
  const search = usePackageKeyword();
  const shown = useMemo(() => namedPackages(packages, search.keyword), [packages, search.keyword]);
  return (
    <>
      <PackageSearch {...search} found={shown.length} total={packages.length} />
      {shown.length === 0 ? (
        <NoMatch
          onClear={() => {
            search.onKeyword('');
          }}
        />
      ) : (
        <PackageTable catalog={catalog} packages={shown} />
      )}
    </>
  );
}

type ListProps = {
  readonly catalog: string;
  readonly packages: readonly ExtensionPackage[];
};

/** Only visible rows are rendered. */
function PackageTable({ catalog, packages }: ListProps) {
  const t = useT();
  const body = useRef<HTMLTableSectionElement>(null);
  const place = usePlace(body, null);
  return (
    <Table
      variant="compact"
      gridBreakPoint=""
      className="operator-hub__source-packages"
      aria-label={t('Packages')}
      aria-rowcount={HEADER + packages.length}
    >
      <Thead>
        <Tr aria-rowindex={HEADER}>
          <Th>{t('Name')}</Th>
          <Th width={20}>{t('Latest version')}</Th>
          <Th width={20}>{t('Works with OLM v1')}</Th>
          <Th width={20} screenReaderText={t('Actions')} />
        </Tr>
      </Thead>
      <VirtualBody body={body} place={place} rows={packages} rowHeight={HEIGHT}>
        {({ id, version, fit, extension }, rowIndex) => (
          <Tr aria-rowindex={rowIndex} className="operator-hub__source-package">
            <Td dataLabel={t('Name')} modifier="truncate">
              <span dir="auto">{id}</span>
            </Td>
            <Td dataLabel={t('Latest version')} modifier="truncate">
              {version === null ? '–' : <Mono>{version}</Mono>}
            </Td>
            <Td dataLabel={t('Works with OLM v1')} modifier="truncate">
              {fitText(fit, t)}
            </Td>
            <Td dataLabel={t('Actions')} modifier="truncate">
              {extension !== null ? (
                <Link
                  to={routes.operator(CLUSTER_SCOPE, extension)}
                  aria-label={t('View Operator {{name}}', { name: extension })}
                >
                  {extension}
                </Link>
              ) : (
                fit !== 'misfit' && (
                  <Link
                    to={routes.installExtension(catalog, id)}
                    aria-label={t('Install {{name}}', { name: id })}
                  >
                    {t('Install')}
                  </Link>
                )
              )}
            </Td>
          </Tr>
        )}
      </VirtualBody>
    </Table>
  );
}

/** The height of a row in rem, as in packages.css. */
const HEIGHT = 3.5;
