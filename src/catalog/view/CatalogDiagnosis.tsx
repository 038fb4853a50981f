import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  Label,
  type LabelProps,
} from '@patternfly/react-core';
import { CubesIcon } from '@patternfly/react-icons';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { connectionText } from '~/ui/connectionText';
import { LinkButton } from '~/ui/LinkButton';
import type { CatalogHealth } from '~/olm/catalogSources/catalogHealth';
import { type Translate, useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** The reason why no packages are available: each catalog with its state. */
export function CatalogDiagnosis({ catalogs, scope }: Props) {
  const t = useT();
  if (catalogs.length === 0) return <NoCatalog scope={scope} />;
  return (
    <>
      <EmptyState icon={CubesIcon} titleText={t('No Operators available')} headingLevel="h2">
        <EmptyStateBody>
          {t('Operators are listed when a catalog that contains them is available.')}
        </EmptyStateBody>
      </EmptyState>
      <Table variant="compact" aria-label={t('Catalogs')}>
        <Thead>
          <Tr>
            <Th>{t('Catalog')}</Th>
            <Th>{t('Namespace')}</Th>
            <Th>{t('Status')}</Th>
            <Th>{t('Since')}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {catalogs.map((catalog) => (
            <CatalogRow key={catalog.id} catalog={catalog} />
          ))}
        </Tbody>
      </Table>
    </>
  );
}

type Props = {
  readonly catalogs: readonly CatalogHealth[];
  readonly scope: NamespaceScope;
};

function NoCatalog({ scope }: Pick<Props, 'scope'>) {
  const t = useT();
  const isCluster = scope === null;
  return (
    <EmptyState
      icon={CubesIcon}
      titleText={
        isCluster ? t('No CatalogSources found') : t('No catalog available in this project')
      }
      headingLevel="h2"
    >
      <EmptyStateBody>
        {isCluster
          ? t(
              'Operators are installed from CatalogSources. The default CatalogSources might be disabled in the OperatorHub configuration.',
            )
          : t(
              'This project has no CatalogSource, and no cluster-wide CatalogSource is available. The default CatalogSources might be disabled in the OperatorHub configuration.',
            )}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="link" to={routes.sources(scope)}>
            {t('Catalog sources')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

function CatalogRow({ catalog }: { readonly catalog: CatalogHealth }) {
  const t = useT();
  return (
    <Tr>
      <Td dataLabel={t('Catalog')}>
        <Link to={routes.source(catalog.namespace, catalog.name)} dir="auto">
          {catalog.displayName}
        </Link>
      </Td>
      <Td dataLabel={t('Namespace')}>{catalog.namespace}</Td>
      <Td dataLabel={t('Status')}>
        <Label status={STATUS[catalog.state]} variant="outline">
          {healthText(catalog, t)}
        </Label>
      </Td>
      <Td dataLabel={t('Since')}>
        {catalog.since === null ? '–' : <Timestamp timestamp={catalog.since} simple />}
      </Td>
    </Tr>
  );
}

const STATUS: Readonly<Record<CatalogHealth['state'], NonNullable<LabelProps['status']>>> = {
  ready: 'success',
  connecting: 'info',
  down: 'danger',
};

function healthText({ state, observed }: CatalogHealth, t: Translate): string {
  switch (state) {
    case 'ready':
      return t('Ready, no packages');
    case 'connecting':
      return t('Connecting');
    case 'down':
      return t('Down: {{observed}}', { observed: connectionText(observed, t) });
  }
}
