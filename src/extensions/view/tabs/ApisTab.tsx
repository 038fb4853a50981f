import { EmptyState, Skeleton } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { LoadableView } from '~/ui/LoadableView';
import { Mono } from '~/ui/Mono';
import { useOwnedDefinitions } from '~/extensions/read/useOwnedObjects';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';

/** The APIs of the extension, with links to their instances. */
export default function ApisTab({ details: { extension } }: ExtensionTabProps) {
  const t = useT();
  const definitions = useOwnedDefinitions(extension.name);
  return (
    <LoadableView
      of={definitions}
      what={t('APIs')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
    >
      {(list) =>
        list.length === 0 ? (
          <EmptyState titleText={t('No APIs found')} headingLevel="h2" variant="sm" />
        ) : (
          <Table variant="compact" aria-label={t('APIs')} gridBreakPoint="grid-md">
            <Thead>
              <Tr>
                <Th>{t('Kind')}</Th>
                <Th width={40}>{t('API')}</Th>
                <Th width={20}>{t('Scope')}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {list.map(({ name, kind, versions, isNamespaced }) => (
                <Tr key={name}>
                  <Td dataLabel={t('Kind')}>
                    <Link to={routes.instancesOf(null, name)}>{kind}</Link>
                  </Td>
                  <Td dataLabel={t('API')} modifier="breakWord">
                    <Mono>{`${name}/${versions.join(', ')}`}</Mono>
                  </Td>
                  <Td dataLabel={t('Scope')}>
                    {isNamespaced ? t('Namespaced') : t('Cluster-wide')}
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )
      }
    </LoadableView>
  );
}
