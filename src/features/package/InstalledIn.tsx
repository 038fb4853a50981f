import { Card, CardBody, CardTitle } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { CatalogStateLabel } from '~/components/CatalogStateLabel';
import { stateOfOne } from '~/domain/catalog/installState';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';

/** Where the package is installed, over all namespaces that may be seen. */
export function InstalledIn({ installs }: { readonly installs: readonly InstalledOperator[] }) {
  const t = useT();
  return (
    <Card>
      <CardTitle component="h2">{t('Installed in')}</CardTitle>
      <CardBody>
        <Table variant="compact" aria-label={t('Installed in')}>
          <Thead>
            <Tr>
              <Th>{t('Project')}</Th>
              <Th>{t('State')}</Th>
              <Th>{t('Version')}</Th>
              <Th>{t('Channel')}</Th>
              <Th>{t('Serves')}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {installs.map((operator) => (
              <Tr key={operator.id}>
                <Td dataLabel={t('Project')}>
                  <Link to={routes.installed(operator.namespace)}>{operator.namespace}</Link>
                </Td>
                <Td dataLabel={t('State')}>
                  <CatalogStateLabel state={stateOfOne(operator)} />
                </Td>
                <Td dataLabel={t('Version')}>
                  <span className="operator-hub__mono">{operator.version ?? '–'}</span>
                </Td>
                <Td dataLabel={t('Channel')}>{operator.channel ?? '–'}</Td>
                <Td dataLabel={t('Serves')}>{servedText(operator, t)}</Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </CardBody>
    </Card>
  );
}

function servedText({ managedNamespaces }: InstalledOperator, t: Translate): string {
  if (managedNamespaces === null) return '–';
  return managedNamespaces.length === 0 ? t('All projects') : managedNamespaces.join(', ');
}
